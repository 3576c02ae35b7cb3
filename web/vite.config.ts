import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

import { icons } from './icons.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Writes the service worker, with the names of all files of the client. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((name) => name !== 'index.html');
      const files = [...made, ...readdirSync(here('./public'))].sort();
      const page = Object.values(bundle).find((one) => one.fileName === 'index.html');
      const version = createHash('sha256').update(files.join()).update(page?.type === 'asset' ? page.source : '').digest('hex').slice(0, 12);
      const source = readFileSync(here('./src/sw.js'), 'utf8').replace('__VERSION__', version).replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** The texts that all pages need, those of most pages, those of every table, and those of a game, each in one file for a language. */
function textsTogether(id: string): string | null {
  const [, language, file = ''] = /texts[\\/](\w+)[\\/]([\w-]+)\.ftl/.exec(id) ?? [];
  if (!language) return null;
  if (['common', 'web'].includes(file)) return `texts-${language}`;
  if (['web-art', 'web-pages'].includes(file)) return `texts-${language}-pages`;
  if (['cli', 'web-help', 'web-pad', 'web-presence', 'web-report'].includes(file)) return `texts-${language}-table`;
  const [, game] = /^(?:web-|web-help-)?(architects|classic|duel)(?:-|$)/.exec(file) ?? [];
  return game ? `texts-${language}-${game}` : null;
}

export default defineConfig({
  plugins: [svelte(), icons(), serviceWorker()],
  base: '/',
  // Scripts and styles find each other wherever they lie; the page's own links are put right by the server.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  resolve: {
    alias: {
      $app: here('./src/app'),
      $art: here('./src/art'),
      $games: here('./src/games'),
      $lib: here('./src/lib'),
      $texts: here('../src/wonders/texts'),
    },
  },
  build: {
    outDir: process.env.WONDERS_STATIC ?? here('../src/wonders/static'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    reportCompressedSize: false,
    // Few files: a server that speaks HTTP/1.1 sends six at a time.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${(names[0] ?? 'asset').split('~')[0]?.replace(/\.[^.]*$/, '')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: textsTogether },
            { name: 'app', tags: ['$initial'] },
            // The front page paints, too, and must not fetch what tables share for it.
            { name: 'paint', test: /[\\/]art[\\/]paint[\\/]/, entriesAware: true },
            // What score pad and reference have in common with tables must not bring the frame of a table along.
            { name: 'reference', test: /[\\/]src[\\/](help[\\/]GameTabs|art[\\/]CategorySign|pad[\\/](entry|count[\\/]lines))\./ },
            { name: 'shared', test: /[\\/]web[\\/]src[\\/]/, entriesAware: true, entriesAwareMergeThreshold: 6_000, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
});
