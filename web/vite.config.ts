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

/** Asks for the typeface of the text along with the page; titles follow by themselves. */
function preloadText(): Plugin {
  return {
    name: 'preload-text',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /source-sans-3-latin-wght.*\.woff2$/.test(name))
          .map((name) => ({ tag: 'link', attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' }, injectTo: 'head' as const })),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), preloadText(), serviceWorker()],
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
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
});
