import { registerWorker } from '../../app/offline.ts';
import { addPush, endPush } from '../api/notices.ts';

/** Whether this browser shows notices while the app is closed, and if not, whether it could. */
export type PushState = 'on' | 'off' | 'forbidden' | 'impossible';

export async function pushState(): Promise<PushState> {
  const registration = await worker();
  if (registration === undefined) return 'impossible';
  if (Notification.permission === 'denied') return 'forbidden';
  const subscription = await registration.pushManager.getSubscription();
  if (subscription === null) return 'off';
  // The club forgets all browsers when somebody signs out everywhere, and may know this one as that of somebody else.
  return addPush(subscription.toJSON()).then(
    () => 'on',
    () => 'off',
  );
}

/** Asks the person, then the browser's own push service, then tells the club. */
export async function startPushes(pushKey: string): Promise<void> {
  const registration = await worker();
  if (registration === undefined) throw new Error('This browser cannot show notifications.');
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('This browser blocks notifications from this page. Allow them in its settings.');
  const subscription = await subscribed(registration, pushKey);
  await addPush(subscription.toJSON());
}

async function subscribed(registration: ServiceWorkerRegistration, pushKey: string): Promise<PushSubscription> {
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  } catch {
    throw new Error('This browser’s push service is not answering. Try again later.');
  }
}

export async function stopPushes(): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return;
  await endPush(subscription.endpoint);
  await subscription.unsubscribe();
}

/** Whoever signs out here is told of their turns here no more: somebody else may come to this browser. */
export async function forgetPushes(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return;
  // One of the two is enough: the club pushes to nobody it does not know, and a push to nobody makes it forget. And whoever wants
  // to leave is not kept by either.
  await subscription.unsubscribe().catch(() => false);
  await endPush(subscription.endpoint).catch(() => undefined);
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('PushManager' in window) || !('Notification' in window)) return undefined;
  return (await registerWorker()) === undefined ? undefined : navigator.serviceWorker.ready;
}
