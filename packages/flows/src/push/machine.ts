import { assign, emit, setup } from 'xstate';
import { requestTimeout, timerSlice } from '../delays.ts';
import { type Logged, navigate } from '../intent.ts';
import { personPort, port } from '../port.ts';
import { accepted, isUnauthorized } from '../reply.ts';
import { routes } from '../routes.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import * as rules from './rules.ts';
import type * as Push from './types.ts';

/** The page continues whatever the person answered to the browser; the permission is read again. */
const toNext = [
  { guard: 'hasUser', target: 'checking', actions: 'goToWallet' },
  { target: 'idle', actions: 'goToWallet' },
] as const;

/**
 * Registers the signed-in person for push, for the whole life of the tab (PUSH-1 to PUSH-3).
 * The app shows arriving notifications, and the flow `notifications` stores them.
 * Ports: `readPermission`, `askPermission`, `activateWorker`, `getToken`, `saveToken`, `removeToken`.
 */
export const pushMachine = setup({
  types: typed<{
    context: Push.PushContext;
    events: Push.PushEvent;
    emitted: Push.PushEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    readPermission: port<void, Push.PushPermission>('readPermission'),
    askPermission: personPort<void>('askPermission'),
    activateWorker: port<void, void>('activateWorker'),
    getToken: port<void, Push.PushToken>('getToken'),
    saveToken: port<Push.SaveTokenCall, Push.SaveTokenReply>('saveToken'),
    removeToken: port<void, void>('removeToken'),
  },
  actions: {
    setUser: assign((_, userId: string) => ({ userId, token: null, left: 0 })),
    forgetUser: assign({ userId: null, token: null, left: 0 }),
    setAge: assign((_, answer: Push.PushPermission) => rules.setAge(answer)),
    setToken: assign((_, token: Push.PushToken) => ({ token })),
    forgetToken: assign({ token: null }),
    restart: assign({ left: rules.tokenAge }),
    persistStamp: emit(({ context }, at: number) => rules.toPersist(context, at)),
    dropStamp: emit({ type: 'persistStamp', stamp: null }),
    log: emit((_, logged: Logged) => logged),
    goToWallet: emit(() => navigate(routes.wallet)),
  },
  guards: {
    hasUser: ({ context }) => context.userId !== null,
    isRegistered: ({ context }, answer: Push.PushPermission) => rules.isRegistered(context, answer),
    isGranted: (_, answer: Push.PushPermission) => rules.permissionOf(answer) === 'granted',
    isDenied: (_, answer: Push.PushPermission) => rules.permissionOf(answer) === 'denied',
    isOpen: (_, answer: Push.PushPermission) => rules.permissionOf(answer) === 'default',
    hasToken: (_, token: Push.PushToken) => rules.hasToken(token),
    isSaved: (_, reply: Push.SaveTokenReply) => accepted(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout, workerActivation: 10_000, tokenAge: ({ context }) => timerSlice(context.left) },
}).createMachine({
  id: 'push',
  context: { userId: null, token: null, left: 0 },
  options: { maxIterations: 100 },
  initial: 'idle',
  on: {
    signedIn: { target: '.checking', actions: { type: 'setUser', params: ({ event }) => event.user._id } },
    signedOut: { guard: 'hasUser', target: '.leaving', actions: 'forgetUser' },
    'permission.changed': { guard: 'hasUser', target: '.checking' },
    'permission.requested': { actions: 'goToWallet' },
    'permission.declined': { actions: 'goToWallet' },
  },
  states: {
    idle: {
      meta: { doc: 'Nobody is signed in; the page can still ask for permission.' },
      // On a page opened to sign out nobody has signed in, but the browser may still have a subscription.
      on: { 'permission.requested': 'asking', signedOut: 'leaving' },
    },
    checking: {
      meta: { doc: 'Reads the browser’s permission, and what was saved before.' },
      invoke: {
        id: 'readPermission',
        src: 'readPermission',
        onDone: [
          {
            guard: { type: 'isRegistered', params: ({ event }) => event.output },
            target: 'registered',
            actions: { type: 'setAge', params: ({ event }) => event.output },
          },
          { guard: { type: 'isGranted', params: ({ event }) => event.output }, target: 'activatingWorker' },
          { guard: { type: 'isOpen', params: ({ event }) => event.output }, target: 'promptable' },
          { guard: { type: 'isDenied', params: ({ event }) => event.output }, target: 'denied' },
          { target: 'unsupported' },
        ],
        onError: 'unsupported',
      },
      after: { requestTimeout: 'unsupported' },
      on: { 'permission.requested': 'asking' },
    },
    promptable: {
      meta: { doc: 'The browser would ask, but only when the person presses the button.' },
      on: { 'permission.requested': 'asking', 'page.resumed': 'checking' },
    },
    asking: {
      meta: {
        doc: 'The browser asks the person, without a time limit. After any answer, or Not now, the page continues to the wallet.',
      },
      tags: 'busy',
      on: { 'permission.requested': {}, 'permission.changed': {}, 'permission.declined': toNext },
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: toNext,
        onError: toNext,
      },
    },
    activatingWorker: {
      meta: { doc: 'The service worker has ten seconds to become active.' },
      invoke: {
        id: 'activateWorker',
        src: 'activateWorker',
        onDone: 'gettingToken',
        onError: { target: 'failed', actions: { type: 'log', params: rules.logs.workerFailed } },
      },
      after: {
        workerActivation: { target: 'failed', actions: { type: 'log', params: rules.logs.workerFailed } },
      },
    },
    gettingToken: {
      meta: { doc: 'The browser is asked for its push subscription.' },
      invoke: {
        id: 'getToken',
        src: 'getToken',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => event.output },
            target: 'savingToken',
            actions: { type: 'setToken', params: ({ event }) => event.output },
          },
          { target: 'noToken' },
        ],
        onError: { target: 'failed', actions: { type: 'log', params: rules.logs.tokenFailed } },
      },
      after: { requestTimeout: { target: 'failed', actions: { type: 'log', params: rules.logs.tokenFailed } } },
    },
    savingToken: {
      meta: { doc: 'The push token is sent to the server.' },
      exit: 'forgetToken',
      invoke: {
        id: 'saveToken',
        src: 'saveToken',
        input: ({ context }) => rules.toSave(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'registered',
            actions: [
              { type: 'persistStamp', params: ({ event }) => event.output.at },
              { type: 'log', params: rules.logs.saved },
              'restart',
            ],
          },
          { target: 'failed', actions: { type: 'log', params: rules.logs.notSaved } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'failed' },
          { target: 'failed', actions: { type: 'log', params: rules.logs.notSent } },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: { type: 'log', params: rules.logs.notSent } } },
    },
    registered: {
      meta: { doc: 'The token was saved less than seven days ago.' },
      on: { 'page.resumed': 'checking' },
      after: { tokenAge: 'gettingToken' },
    },
    noToken: {
      meta: { doc: 'The browser gave no token; nothing was sent.' },
      entry: { type: 'log', params: rules.logs.noToken },
      on: { 'page.resumed': 'checking' },
    },
    denied: {
      meta: { doc: 'The person does not want notifications.' },
      entry: { type: 'log', params: rules.logs.denied },
      on: { 'page.resumed': 'checking' },
    },
    unsupported: {
      meta: { doc: 'This browser has no push, or does not say.' },
      entry: { type: 'log', params: rules.logs.unsupported },
    },
    failed: {
      meta: { doc: 'Push is not set up; it is tried again when the page becomes visible, and on the next visit.' },
      on: { 'page.resumed': 'checking' },
    },
    leaving: {
      meta: { doc: 'Somebody signed out: the subscription of this browser is cancelled.' },
      exit: 'dropStamp',
      invoke: {
        id: 'removeToken',
        src: 'removeToken',
        onDone: 'idle',
        onError: { target: 'idle', actions: { type: 'log', params: rules.logs.notRemoved } },
      },
      after: { requestTimeout: { target: 'idle', actions: { type: 'log', params: rules.logs.notRemoved } } },
    },
  },
});
