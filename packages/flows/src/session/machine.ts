import { assign, emit, enqueueActions, setup } from 'xstate';
import { requestTimeout, timerSlice } from '../delays.ts';
import { type Announce, type Established, type Navigate, navigate } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { failureText, isUnauthorized, replyText } from '../reply.ts';
import { routes } from '../routes.ts';
import { isValidDuration } from '../sign-in.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { ThemeName, Transaction, User } from '../types.ts';
import { sessionMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as Session from './types.ts';

const toLogin = navigate(routes.login, { replace: true });

/**
 * The login state, for the whole life of the tab (SESS-1 to SESS-8, ROUTE-6, ROUTE-7). Ports: `readStored`, `fetchUser`.
 * The app writes the storage on `persist`, `clear` and `persistTheme`.
 */
export const sessionMachine = setup({
  types: typed<{
    context: Session.SessionContext;
    events: Session.SessionEvent;
    input: Session.SessionInput;
    emitted: Session.SessionEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    readStored: port<void, Session.Stored>('readStored'),
    fetchUser: port<Session.FetchUserCall, Session.FetchUserReply>('fetchUser'),
  },
  actions: {
    setStored: assign(({ context }, stored: Session.Stored) => rules.setStored(context, stored)),
    setRestored: assign(({ context }, reply: Session.FetchUserReply) => rules.setRestored(context, reply)),
    setEstablished: assign(({ context }, sign: Established) => rules.setEstablished(context, sign)),
    setUser: assign((_, user: User) => ({ user })),
    addTransaction: assign(({ context }, added: Transaction) => ({ transactions: [...context.transactions, added] })),
    setWallet: assign(({ context }, wallet: Partial<Session.SessionWallet>) => ({
      wallet: { ...context.wallet, ...wallet },
    })),
    setTheme: assign((_, theme: ThemeName) => ({ theme })),
    measureLeft: assign(({ context }, at: number) => rules.measure(context, at)),
    advanceTimer: assign(({ context }) => rules.pass(context, timerSlice(rules.untilNext(context)))),
    setIdleLimit: assign((_, minutes: number | null) => rules.setIdleLimit(minutes)),
    setActive: assign(({ context }, at: number) => rules.setActive(context, at)),
    setLandingPage: assign({ landing: 'invest' }),
    forgetPerson: assign(({ context }) => rules.forgetPerson(context)),
    forgetEverything: assign(({ context }) => rules.forgetEverything(context)),
    showMessage: assign((_, message: string) => ({ message })),
    persist: enqueueActions(({ context, enqueue }) => {
      const persist = rules.toPersist(context);
      if (persist !== null) enqueue.emit(persist);
    }),
    signIn: enqueueActions(({ context, enqueue }) => {
      if (context.user !== null) enqueue.emit({ type: 'signedIn', user: context.user, epoch: context.epoch });
    }),
    openLandingPage: enqueueActions(({ context, enqueue }) => {
      if (context.landing === 'invest') enqueue.emit(navigate(routes.invest, { replace: true }));
    }),
    clearSession: emit({ type: 'clear', what: 'session' }),
    clearEverything: emit({ type: 'clear', what: 'everything' }),
    persistTheme: emit((_, theme: ThemeName) => ({ type: 'persistTheme' as const, theme })),
    goTo: emit((_, intent: Navigate) => intent),
    announce: emit((_, text: string): Announce => ({ type: 'announce', text })),
  },
  guards: {
    isStillValid: (_, stored: Session.Stored) => rules.isStillValid(stored),
    isOver: (_, stored: Session.Stored) => rules.isOver(stored),
    restores: ({ context }, reply: Session.FetchUserReply) => rules.restores(context, reply),
    isServerUnavailable: (_, reply: Session.FetchUserReply) => rules.isServerUnavailable(reply),
    isRevoked: ({ context }, reply: Session.FetchUserReply) => rules.isRevoked(context, reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
    isValidDuration: (_, hours: number) => isValidDuration(hours),
    isPast: ({ context }, at: number) => rules.isPast(context, at),
    hasMoreSlices: ({ context }) => context.left > timerSlice(rules.untilNext(context)),
    hasIdleLimit: ({ context }) => context.idleMs > 0,
    isIdle: ({ context }, at: number) => rules.isIdle(context, at),
    becomesIdle: ({ context }) => rules.isIdleAfter(context, timerSlice(rules.untilNext(context))),
    isOwnEpoch: ({ context }, epoch: number) => context.epoch === epoch,
    isEndedInOtherTab: ({ context }, token: string | null) => rules.isEndedInOtherTab(context, token),
    isStartedInOtherTab: ({ context }, token: string | null) => rules.isStartedInOtherTab(context, token),
  },
  delays: { requestTimeout, untilNext: ({ context }) => timerSlice(rules.untilNext(context)) },
}).createMachine({
  id: 'session',
  context: ({ input }) => rules.emptySession(input.landing),
  options: { maxIterations: 100 },
  initial: 'reading',
  on: {
    logout: {
      target: '.signedOut',
      actions: ['forgetEverything', 'clearEverything', { type: 'goTo', params: toLogin }],
    },
    storageChanged: [
      {
        guard: { type: 'isEndedInOtherTab', params: ({ event }) => event.token },
        target: '.signedOut',
        actions: ['forgetEverything', { type: 'goTo', params: toLogin }],
      },
      {
        guard: { type: 'isStartedInOtherTab', params: ({ event }) => event.token },
        target: '.reading',
        actions: ['forgetEverything', 'setLandingPage'],
      },
    ],
    'idle.limited': { actions: { type: 'setIdleLimit', params: ({ event }) => event.minutes } },
    'theme.changed': {
      actions: [
        { type: 'setTheme', params: ({ event }) => event.theme },
        { type: 'persistTheme', params: ({ event }) => event.theme },
      ],
    },
  },
  states: {
    reading: {
      meta: { doc: 'Reads what the browser stored.' },
      invoke: {
        id: 'readStored',
        src: 'readStored',
        onDone: [
          {
            guard: { type: 'isStillValid', params: ({ event }) => event.output },
            target: 'restoring',
            actions: { type: 'setStored', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'signedOut',
            actions: [{ type: 'setStored', params: ({ event }) => event.output }, 'forgetPerson', 'clearSession'],
          },
          { target: 'signedOut', actions: { type: 'setStored', params: ({ event }) => event.output } },
        ],
        onError: { target: 'signedOut', actions: { type: 'announce', params: sessionMessages.notKept } },
      },
      after: {
        requestTimeout: { target: 'signedOut', actions: { type: 'announce', params: sessionMessages.notKept } },
      },
    },
    restoring: {
      meta: { doc: 'Sends the stored token to the server, which restores the session.' },
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: { type: 'restores', params: ({ event }) => event.output },
            target: 'authenticated',
            actions: [
              { type: 'setRestored', params: ({ event }) => event.output },
              'persist',
              'signIn',
              'openLandingPage',
            ],
          },
          { guard: { type: 'isRevoked', params: ({ event }) => event.output }, target: 'expiring' },
          {
            guard: { type: 'isServerUnavailable', params: ({ event }) => event.output },
            target: 'unreachable',
            actions: { type: 'showMessage', params: ({ event }) => replyText(event.output, sharedMessages.network) },
          },
          { target: 'signedOut', actions: ['forgetPerson', 'clearSession'] },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'expiring' },
          { target: 'unreachable', actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: {
        requestTimeout: { target: 'unreachable', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    unreachable: {
      meta: { doc: 'The server is not available; the token is kept and the person can try again.' },
      on: {
        established: {
          guard: { type: 'isValidDuration', params: ({ event }) => event.expiresInHours },
          target: 'authenticated',
          actions: [{ type: 'setEstablished', params: ({ event }) => event }, 'persist', 'signIn'],
        },
        retry: [
          { guard: { type: 'isPast', params: ({ event }) => event.at }, target: 'expiring' },
          { target: 'restoring', actions: { type: 'showMessage', params: '' } },
        ],
        'page.resumed': { guard: { type: 'isPast', params: ({ event }) => event.at }, target: 'expiring' },
      },
    },
    authenticated: {
      meta: { doc: 'Somebody is logged in, until the session expires or was idle for too long.' },
      on: {
        'page.resumed': [
          { guard: { type: 'isPast', params: ({ event }) => event.at }, target: 'expiring' },
          { guard: { type: 'isIdle', params: ({ event }) => event.at }, target: 'idle' },
          {
            target: 'authenticated',
            reenter: true,
            actions: { type: 'measureLeft', params: ({ event }) => event.at },
          },
        ],
        'idle.limited': [
          {
            guard: { type: 'isPast', params: ({ event }) => event.at },
            target: 'expiring',
            actions: { type: 'setIdleLimit', params: ({ event }) => event.minutes },
          },
          {
            target: 'authenticated',
            reenter: true,
            actions: [
              { type: 'setIdleLimit', params: ({ event }) => event.minutes },
              { type: 'measureLeft', params: ({ event }) => event.at },
            ],
          },
        ],
        active: [
          { guard: { type: 'isPast', params: ({ event }) => event.at }, target: 'expiring' },
          { guard: { type: 'isIdle', params: ({ event }) => event.at }, target: 'idle' },
          {
            guard: 'hasIdleLimit',
            target: 'authenticated',
            reenter: true,
            actions: { type: 'setActive', params: ({ event }) => event.at },
          },
        ],
        unauthorized: { guard: { type: 'isOwnEpoch', params: ({ event }) => event.epoch }, target: 'expiring' },
        'user.updated': { actions: [{ type: 'setUser', params: ({ event }) => event.user }, 'persist'] },
        'transaction.added': { actions: { type: 'addTransaction', params: ({ event }) => event.transaction } },
        'passcode.created': { actions: { type: 'setWallet', params: { hasPasscode: true } } },
        'wallet.opened': {
          actions: { type: 'setWallet', params: ({ event }) => ({ isOpen: true, assets: event.assets }) },
        },
        'wallet.changed': { actions: { type: 'setWallet', params: ({ event }) => event.wallet } },
      },
      after: {
        untilNext: [
          { guard: 'becomesIdle', target: 'idle' },
          { guard: 'hasMoreSlices', target: 'authenticated', reenter: true, actions: 'advanceTimer' },
          { target: 'expiring' },
        ],
      },
    },
    expiring: {
      meta: { doc: 'The session has expired: announces it once, forgets the person and goes to the login page.' },
      entry: [
        'forgetPerson',
        'clearSession',
        { type: 'goTo', params: toLogin },
        { type: 'announce', params: sessionMessages.ended },
      ],
      always: 'signedOut',
    },
    idle: {
      meta: {
        doc: 'The session was idle for too long: announces that, forgets the person and goes to the login page.',
      },
      entry: [
        'forgetPerson',
        'clearSession',
        { type: 'goTo', params: toLogin },
        { type: 'announce', params: sessionMessages.idle },
      ],
      always: 'signedOut',
    },
    signedOut: {
      meta: { doc: 'Nobody is signed in.' },
      on: {
        established: {
          guard: { type: 'isValidDuration', params: ({ event }) => event.expiresInHours },
          target: 'authenticated',
          actions: [{ type: 'setEstablished', params: ({ event }) => event }, 'persist', 'signIn'],
        },
      },
    },
  },
});
