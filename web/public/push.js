// Part of the service worker: says that it is somebody's turn, and leads to the match.
self.addEventListener('push', (event) => {
  const { match, text, url } = event.data.json();
  // One notice for each match: a newer one takes the place of the older.
  event.waitUntil(
    self.registration.showNotification('Club Route', { body: text, tag: match, data: url, icon: '/icon-192.png' }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** @param {string} url */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => one.url.startsWith(url));
  return shown === undefined ? self.clients.openWindow(url) : shown.focus();
}
