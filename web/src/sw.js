/* The service worker: keeps the client, so that it opens without a line. The build writes in what there is to keep. */

const VERSION = '__VERSION__';
/* The path below which the client lies: that of this file. */
const ROOT = new URL('.', self.location.href).pathname;
const FILES = __FILES__.map((name) => ROOT + name);
/* The site may keep things of others, too. */
const OURS = `wonders ${ROOT} `;
const SHELL = `${OURS}shell-${VERSION}`;
const FACTS = `${OURS}facts`;

/* What hardly changes and is worth reading without a line: games, cards, rules, example matches, the forms of the score pad. */
const isFact = (path) => path === `${ROOT}api/games` || ['games', 'demo', 'score', 'texts'].some((part) => path.startsWith(`${ROOT}api/${part}/`));

/* Score pads are filled in where there may be no line: their forms and the cards are fetched before anybody has opened one. */
const GAMES = ['classic', 'duel', 'architects'];
const PADS = GAMES.flatMap((game) => [`${ROOT}api/games/${game}/catalogue`, ...['en', 'de'].map((language) => `${ROOT}api/score/${game}?language=${language}`)]);

async function keepPads() {
  const cache = await caches.open(FACTS);
  await Promise.all(PADS.map((fact) => cache.add(fact).catch(() => undefined)));
}

self.addEventListener('install', (event) => {
  const shell = caches.open(SHELL).then((cache) => cache.addAll([ROOT, ...FILES]));
  event.waitUntil(Promise.all([shell, keepPads()]).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== SHELL && name !== FACTS) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(ROOT)) ?? Response.error();
  }
}

async function fact(request) {
  const cache = await caches.open(FACTS);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (isFact(url.pathname)) event.respondWith(fact(event.request));
  else if (FILES.includes(url.pathname)) event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(event.request)));
});

/* It is somebody's turn, and nobody looks: the server tells which table, in the words of the subscriber's language. */
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const show = self.registration.showNotification(told.title ?? 'Wonders', { body: told.body ?? '', tag: told.table, icon: `${ROOT}icon-192.png`, data: { table: told.table } });
  event.waitUntil(Promise.all([show, self.navigator.setAppBadge?.().catch(() => undefined)]));
});

async function openTable(table) {
  const path = `${ROOT}t/${encodeURIComponent(table)}`;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await self.navigator.clearAppBadge?.().catch(() => undefined);
  return there ? there.focus() : self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data?.table ?? ''));
});
