import { implementPort, landingFor, sessionMachine } from '@keel/flows';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { fetchUser, logout } from '../../api/account.ts';
import type { Api, StoredToken } from '../../api/api.ts';
import { createApiClient } from '../../api/client.ts';
import { log } from '../../platform/log.ts';
import { takeAfterReload } from '../../platform/reload.ts';
import type { KeyStore } from '../../platform/storage.ts';
import { dropSession, readStored, storeSession } from '../../platform/storedSession.ts';
import { createLanguageStore, type LanguageStore } from '../i18n/languageStore.ts';
import type { Push } from '../notifications/push.ts';
import { type Activity, createActivity } from '../session/activity.ts';
import { createDrafts, type Drafts } from '../storage/drafts.ts';
import { optionsQuery } from './options.ts';
import { createQueryClient } from './queries.ts';

export type Session = ActorRefFrom<typeof sessionMachine>;

/** Objects that live as long as the tab: created once in main.tsx, read by screens through `useServices`. */
export interface Services {
  readonly api: Api;
  readonly session: Session;
  /** When somebody used the app last. */
  readonly activity: Activity;
  readonly store: KeyStore;
  /** What was loaded for the pages, by `queryKeys`. */
  readonly queryClient: QueryClient;
  /** Drafts of forms that were open when a session ended by itself. */
  readonly drafts: Drafts;
  readonly languageStore: LanguageStore;
  /** Registration for push, loaded when somebody is signed in or asked (PUSH-1). */
  readonly push: () => Promise<Push>;
}

export interface ServiceOptions {
  readonly store: KeyStore;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => number;
  /** Where the app is served, e.g. `https://portal.example`. */
  readonly origin: string;
  /** The path that was opened. */
  readonly path: string;
  /** The reader's languages as BCP 47 tags, the best first. @default none: English */
  readonly languages?: readonly string[];
}

/** Creates the session and the API client, which need each other. The session is started once the router listens to it. */
export function createServices({ store, fetch, now, origin, path, languages = [] }: ServiceOptions): Services {
  const activity = createActivity(now);
  const credentials = {
    token: () => session.getSnapshot().context.token,
    epoch: () => session.getSnapshot().context.epoch,
    idleSeconds: activity.idleSeconds,
    refused: (epoch: number) => session.send({ type: 'unauthorized', epoch }),
  };
  const languageStore = createLanguageStore(store, languages);
  const api: Api = {
    client: createApiClient({ baseUrl: `${origin}/api`, fetch, credentials }),
    signUpToken: storedToken(store, 'signUpToken'),
    deviceToken: storedToken(store, 'deviceToken'),
    fetch,
    now,
    translate: (code, params) => languageStore.get().words?.answer(code, params) ?? null,
  };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStored: implementPort(() => readStored(store, now)),
        fetchUser: implementPort((call, signal) => fetchUser(api, call, signal)),
      },
    }),
    { input: { landing: landingFor(path) } },
  );
  const push = once(async () => (await import('../notifications/push.ts')).startPush(api, store));
  const drafts = createDrafts(takeAfterReload());
  syncBrowser({ api, session, store, push, drafts });
  const queryClient = createQueryClient(session);
  followOptions({ api, session, queryClient });
  return { api, session, activity, store, queryClient, drafts, languageStore, push: push.load };
}

function storedToken(store: KeyStore, key: 'signUpToken' | 'deviceToken'): StoredToken {
  return {
    read: () => store.get(key),
    store: (token) => (token === null ? store.remove(key) : store.set(key, token)),
  };
}

/** Loads the options with the app, and passes the operator's idle limit to the session (AUTH-7). */
function followOptions({ api, session, queryClient }: Pick<Services, 'api' | 'session' | 'queryClient'>): void {
  const observer = new QueryObserver(queryClient, { ...optionsQuery(api), notifyOnChangeProps: ['data'] });
  observer.subscribe(({ data }) => {
    if (data === undefined) return;
    session.send({ type: 'idle.limited', minutes: data.body.limits.sessionIdleMinutes, at: api.now() });
  });
}

interface SyncedServices extends Pick<Services, 'api' | 'session' | 'store' | 'drafts'> {
  readonly push: Once<Push>;
}

/** Stores what the session emits, and tells the server about a logout. */
function syncBrowser({ api, session, store, push, drafts }: SyncedServices): void {
  session.on('signedIn', (intent) => {
    drafts.deleteOthers(intent.user._id);
    push.load().then(
      ({ actor }) => actor.send(intent),
      () => log({ type: 'logged', level: 'warning', text: 'Push could not be loaded.' }),
    );
  });
  let wasIn = false;
  session.subscribe((snapshot) => {
    const isIn = snapshot.matches('authenticated');
    // Before the pages are left. After a logout there are no drafts to save.
    if (wasIn && !isIn) drafts.saveAll();
    wasIn = isIn;
  });
  session.on('persist', (persist) => storeSession(store, persist));
  session.on('persistTheme', ({ theme }) => store.set('backgroundStyle', theme));
  session.on('clear', ({ what }) => {
    const token = store.get('token');
    const isRegistered = store.get('pushStamp') !== null;
    if (what === 'session') {
      dropSession(store);
    } else {
      store.clear();
      drafts.clear();
    }
    // The browser is signed out whatever the server answers, so a failure is not shown.
    signOutOnServer(what === 'everything' ? token : null, isRegistered).catch(() => undefined);
  });

  /**
   * Push first: cancelling a subscription needs the token that the logout revokes. When `/logout` is the first page of
   * the visit, push is loaded only if an earlier visit registered it.
   */
  async function signOutOnServer(token: string | null, isRegistered: boolean): Promise<void> {
    await (await (isRegistered ? push.load() : push.loaded()))?.unsubscribe(token);
    if (token !== null) await logout(api, token);
  }
}

/** A value that is loaded at its first use. */
interface Once<Value> {
  readonly load: () => Promise<Value>;
  /** Undefined before the first `load`. */
  readonly loaded: () => Promise<Value> | undefined;
}

function once<Value>(load: () => Promise<Value>): Once<Value> {
  let loaded: Promise<Value> | undefined;
  return {
    load: () => {
      loaded ??= load();
      return loaded;
    },
    loaded: () => loaded,
  };
}

export const ServicesContext = createContext<Services | null>(null);

/** The services of this tab. Throws outside of their provider. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices must be called below <ServicesContext>.');
  return services;
}
