import { whenIdle } from '../ui/when-idle.ts';

/** Milliseconds that a page has to itself before the rest of the app is fetched beside it. */
const HEAD_START = 5000;

/** Has the service worker fetch the whole app, so that it opens with no network, once this page stands. */
export function keepForOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    setTimeout(() => void whenIdle().then(registerWorker), HEAD_START);
  });
}

/** Pages opened privately, or over plain HTTP from elsewhere, have none. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  // A browser that forbids it says so by refusing; the app goes on without.
  return navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
