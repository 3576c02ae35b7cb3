/** A score pad that is being filled in: what is entered, and what came of it. */

import { catalogue } from '$app/table/catalogues';
import { t } from '$lib/i18n';
import { ApiError, api } from '$lib/net/api';
import { rooted } from '$lib/root';
import { prefs } from '$lib/state/prefs.svelte';

import { count } from './count';
import { sheetOf } from './count/sheet';
import { added, lean, rowsOf, type Entry, type Form, type GameId, type Player, type Problem, type Sheet } from './entry';
import { history, keep, type Kept } from './history';
import { pack } from './share';

export type Mode = 'points' | 'things';

const isOffline = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.code === 'offline';

export class ScorePad {
  form = $state.raw<Form | null>(null);
  mode = $state<Mode>('points');
  expansions = $state<string[]>([]);
  isTeams = $state(false);
  pawn = $state(0);
  players = $state<Player[]>([]);
  /** The third city of a table of two. */
  freeCity = $state<Player>({ name: '' });

  sheet = $state.raw<Sheet | null>(null);
  wrong = $state.raw<string[]>([]);
  doubts = $state.raw<Problem[]>([]);
  /** Whether the sheet was counted in the browser, where there is no line. */
  isHere = $state(false);
  shared = $state('');
  problem = $state.raw<unknown>(null);
  tables = $state.raw<Kept[]>(history());
  private keptAt = 0;

  constructor(private readonly gameNow: () => GameId) {}

  get game(): GameId {
    return this.gameNow();
  }

  get hasFreeCity(): boolean {
    return this.game === 'classic' && this.players.length === 2;
  }

  nameOf(at: number): string {
    return t('web-pad-player', { n: at + 1 });
  }

  resize(count: number): void {
    this.players = Array.from({ length: count }, (_, at) => this.players[at] ?? { name: this.nameOf(at) });
    if (count % 2 || count < 4) this.isTeams = false;
  }

  toggle(expansion: string, isOn: boolean): void {
    this.expansions = isOn ? [...this.expansions, expansion] : this.expansions.filter((other) => other !== expansion);
  }

  /** Fill in a table of the past, or one that was shared. */
  open(entry: Entry): void {
    this.players = structuredClone(entry.players);
    this.freeCity = { ...structuredClone(entry.free_city ?? {}), name: '' };
    this.expansions = (entry.options?.expansions ?? '').split(',').filter((one) => one && one !== 'none');
    this.isTeams = entry.options?.teams ?? false;
    this.pawn = entry.pawn ?? 0;
    this.mode = entry.players.some((player) => player.points) ? 'points' : 'things';
    this.sheet = null;
  }

  /** The entry as it stands, in the chosen way of filling the pad. */
  entry(): Entry {
    const isThings = this.mode === 'things';
    const breaker = this.form?.tie_break as 'coins' | undefined;
    const told = ($state.snapshot(this.players) as Player[]).map(({ points, ...things }) =>
      isThings ? things : { name: things.name, points: points ?? {}, ...(breaker ? { [breaker]: things[breaker] } : {}) },
    );
    const options = this.game === 'classic' ? { options: { expansions: this.expansions.join(',') || 'none', teams: this.isTeams } } : {};
    const { name: _, ...free } = $state.snapshot(this.freeCity) as Player;
    const between = isThings && this.hasFreeCity && free.wonder ? { free_city: free } : {};
    return lean({ game: this.game, ...options, ...between, players: told, ...(this.game === 'duel' && isThings ? { pawn: this.pawn } : {}) });
  }

  async count(): Promise<void> {
    this.keptAt = Date.now();
    await this.countAgain();
  }

  /** The line is back: what was counted without it is checked now. */
  async check(): Promise<void> {
    if (this.isHere) await this.countAgain();
  }

  private async countAgain(): Promise<void> {
    const asked = this.entry();
    this.wrong = [];
    this.doubts = [];
    this.shared = '';
    this.isHere = false;
    this.problem = null;
    try {
      const told = await api.score(this.game, prefs.language, asked);
      this.sheet = told.ok ? told.outcome : null;
      if (told.ok) this.doubts = told.doubts;
      else this.wrong = told.problems.map((one) => one.sentence);
    } catch (thrown) {
      if (isOffline(thrown)) await this.countHere(asked).catch((wrong: unknown) => (this.problem = wrong));
      else this.problem = thrown;
    }
    if (this.sheet && this.keptAt) this.tables = keep({ at: this.keptAt, entry: asked, sheet: this.sheet });
  }

  /** Without a line the points are counted here, from the same cards; what cannot be is found out later. */
  private async countHere(asked: Entry): Promise<void> {
    this.sheet = null;
    if (!this.form) return;
    const rows = rowsOf(this.form, this.expansions);
    if (this.mode === 'things') {
      const lacking = this.game === 'duel' ? [] : asked.players.filter((player) => !player.wonder);
      this.wrong = lacking.map((player) => t('web-pad-no-wonder', { name: player.name }));
      if (lacking.length) return;
      this.sheet = sheetOf(count(asked, await catalogue(this.game)), asked, rows);
    } else this.sheet = added(this.form, asked, this.expansions);
    this.isHere = true;
  }

  async share(): Promise<void> {
    this.shared = `${location.origin}${rooted(`/score/${this.game}`)}#pad=${await pack(this.entry())}`;
  }
}
