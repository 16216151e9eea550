import { registerWorker } from '../../app/offline.ts';
import { addPush, endPush } from '../api/notices.ts';

/** Whether this browser shows notices while the app is closed, and if not, whether it could. */
export type PushState = 'on' | 'off' | 'forbidden' | 'impossible';

export async function pushState(): Promise<PushState> {
  const registration = await worker();
  if (registration === undefined) return 'impossible';
  if (Notification.permission === 'denied') return 'forbidden';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
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

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('PushManager' in window) || !('Notification' in window)) return undefined;
  return (await registerWorker()) === undefined ? undefined : navigator.serviceWorker.ready;
}
