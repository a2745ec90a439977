// The service worker: shows an offline page (PWA-1), and shows pushes (PUSH-4, PUSH-6). It caches nothing of the
// account and nothing of the app: what is on the screen always comes from the server.

// It fetches nothing itself, so its policy can forbid that: pages come by navigation preload, and the app has cached
// the offline page (src/platform/serviceWorker.ts).

const OFFLINE = '/offline.html';
const PARTS = ['/offline.css', '/offline.js'];

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload.enable().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (PARTS.includes(new URL(request.url).pathname)) event.respondWith(cached(request));
});

async function page(event) {
  const answer = await event.preloadResponse.catch(() => undefined);
  return answer ?? cached(OFFLINE);
}

async function cached(request) {
  return (await caches.match(request)) ?? Response.error();
}

self.addEventListener('push', (event) => {
  const message = read(event.data);
  if (message) event.waitUntil(show(message));
});

// A visible page shows a toast itself, so a notification would repeat it.
async function show({ id, title, body, icon, url }) {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.some((client) => client.visibilityState === 'visible')) return;
  await self.registration.showNotification(title, {
    body,
    icon: icon ?? '/icon-192.png',
    badge: '/icon-192.png',
    tag: id,
    data: { url: pathOf(url) },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? '/notifications'));
});

async function open(path) {
  const [client] = await self.clients.matchAll({ type: 'window' });
  if (!client) return self.clients.openWindow(path);
  await client.focus();
  return client.navigate(path);
}

function read(data) {
  try {
    const message = data.json();
    return typeof message?.title === 'string' ? message : null;
  } catch {
    return null;
  }
}

// Only a page of this app is ever opened.
function pathOf(url) {
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : '/notifications';
}
