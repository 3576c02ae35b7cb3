# Play Wonders on Windows: sets itself up the first time, then starts `wonders` with the arguments given.
#   powershell -ExecutionPolicy Bypass -File scripts\play.ps1 [play duel …]
$ErrorActionPreference = 'Stop'
$root = Split-Path -Parent $PSScriptRoot
$venv = Join-Path $root '.venv'
$python = Join-Path $venv 'Scripts\python.exe'
$stamp = Join-Path $venv 'installed-run'
$recipe = (Get-Content -Raw (Join-Path $root 'requirements\run.txt'), (Join-Path $root 'pyproject.toml')) -join ''

if (-not (Test-Path $python)) {
    & py -3 -c 'import sys; sys.exit(sys.version_info < (3, 11))'
    if ($LASTEXITCODE -ne 0) { Write-Error 'Wonders needs Python 3.11 or newer; install it from python.org.' }
    & py -3 -m venv $venv
    if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
}
if (-not (Test-Path $stamp) -or (Get-Content -Raw $stamp) -ne $recipe) {
    Write-Host 'Setting up Wonders in .venv (this takes a minute the first time) ...'
    & $python -m pip install --quiet --disable-pip-version-check --requirement (Join-Path $root 'requirements\run.txt')
    if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
    & $python -m pip install --quiet --disable-pip-version-check --no-deps --editable $root
    if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
    Set-Content -NoNewline -Path $stamp -Value $recipe
}
& (Join-Path $venv 'Scripts\wonders.exe') @args
exit $LASTEXITCODE
