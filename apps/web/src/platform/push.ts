import { type PushPermission, type PushToken, Secret } from '@keel/flows';
import { hasWorkers } from './serviceWorker.ts';

/** The browser's permission for push; 'missing' if it does not support push. */
export function readPermission(): PushPermission['permission'] {
  if (!hasWorkers() || !('PushManager' in window) || !('Notification' in window)) return 'missing';
  return Notification.permission;
}

/** Calls back whenever the permission changes, in the browser's settings or by a late answer to the prompt (PUSH-2). */
export function watchPermission(onChange: () => void): void {
  // Browsers without the Permissions API, or without this name in it, report no changes.
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange),
    () => undefined,
  );
}

/** Opens the browser's permission prompt. Resolves whatever the answer is. */
export async function askPermission(): Promise<void> {
  await Notification.requestPermission();
}

/** This browser's subscription in the server's format: JSON text. `publicKey` is the server's, in base64url. */
export async function subscribe(publicKey: string): Promise<PushToken> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromBase64Url(publicKey),
  });
  return new Secret(JSON.stringify(subscription));
}

/** Cancels this browser's subscription. Resolves with its endpoint, or null if there was none. */
export async function unsubscribe(): Promise<string | null> {
  if (!hasWorkers()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
