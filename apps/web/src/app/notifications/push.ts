import { implementPort, type PushStamp, pushMachine } from '@keel/flows';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import type { Api } from '../../api/api.ts';
import { deleteToken, fetchPushKey, saveToken } from '../../api/push.ts';
import { log } from '../../platform/log.ts';
import { askPermission, readPermission, subscribe, unsubscribe, watchPermission } from '../../platform/push.ts';
import { workerStarted } from '../../platform/serviceWorker.ts';
import type { KeyStore } from '../../platform/storage.ts';

/** How long a logout waits until the push subscription is cancelled, in ms. */
const TIMEOUT_MS = 2000;

/** Registration for push of this tab (PUSH-1 to PUSH-3). */
export interface Push {
  readonly actor: ActorRefFrom<typeof pushMachine>;
  /** After a sign-out: cancels the subscription, and tells the server with the session's last token if it is still valid. */
  unsubscribe(token: string | null): Promise<void>;
}

/** Starts the flow over this browser's permission, worker and subscription. */
export function startPush(api: Api, store: KeyStore): Push {
  let lastToken: string | null = null;

  const actor = createActor(
    pushMachine.provide({
      actors: {
        readPermission: implementPort(async () => ({
          permission: readPermission(),
          stamp: readStamp(store),
          at: api.now(),
        })),
        askPermission: implementPort(() => askPermission()),
        activateWorker: implementPort(() => workerStarted()),
        getToken: implementPort(async (_, signal) => {
          const key = await fetchPushKey(api, signal);
          return key === null ? null : subscribe(key);
        }),
        saveToken: implementPort((call, signal) => saveToken(api, call, signal)),
        removeToken: implementPort(async () => {
          const endpoint = await unsubscribe();
          if (endpoint !== null && lastToken !== null) await deleteToken(api, lastToken, endpoint);
        }),
      },
    }),
  );
  actor.on('logged', log);
  actor.on('persistStamp', ({ stamp }) => {
    if (stamp === null) store.remove('pushStamp');
    else store.set('pushStamp', JSON.stringify(stamp));
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) actor.send({ type: 'page.resumed' });
  });
  watchPermission(() => actor.send({ type: 'permission.changed' }));
  actor.start();

  return {
    actor,
    async unsubscribe(token) {
      lastToken = token;
      actor.send({ type: 'signedOut' });
      await waitFor(actor, (snapshot) => !snapshot.matches('leaving'), { timeout: TIMEOUT_MS }).catch(() => undefined);
    },
  };
}

function readStamp(store: KeyStore): PushStamp | null {
  try {
    const stored: unknown = JSON.parse(store.get('pushStamp') ?? 'null');
    return stored as PushStamp | null;
  } catch {
    return null;
  }
}
