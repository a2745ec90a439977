import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, noon, refusal, success } from '../testing/samples.ts';
import { textOf } from '../testing/stableText.ts';
import type { Cases } from '../testing/types.ts';
import type { sessionMachine } from './machine.ts';
import { emptySession } from './rules.ts';

const anHourLater = noon + 3_600_000;
const wallet = { userId: null, seedphrase: null, chain: null, network: null, address: null } as const;

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const sessionCases = {
  tags: {},
  inputs: [{ landing: 'keep' }, { landing: 'invest' }],
  events: {
    established: [
      { type: 'established', token: 'token-of-ada', user: ada, expiresInHours: 1, at: noon },
      { type: 'established', token: 'token-of-ada', user: ada, expiresInHours: 720, at: noon },
      { type: 'established', token: 'token-of-ada', user: ada, expiresInHours: 0, at: noon },
    ],
    logout: [{ type: 'logout' }],
    unauthorized: [
      { type: 'unauthorized', epoch: 1 },
      { type: 'unauthorized', epoch: 0 },
    ],
    'page.resumed': [
      { type: 'page.resumed', at: noon + 1 },
      { type: 'page.resumed', at: noon + 1_800_001 },
      { type: 'page.resumed', at: noon + 1_000 * 3_600_000 },
    ],
    'idle.limited': [
      { type: 'idle.limited', minutes: 30, at: noon },
      { type: 'idle.limited', minutes: null, at: noon },
      { type: 'idle.limited', minutes: 30, at: anHourLater },
    ],
    active: [
      { type: 'active', at: noon + 1 },
      { type: 'active', at: noon + 1_800_000 },
      { type: 'active', at: noon + 1_000 * 3_600_000 },
    ],
    retry: [
      { type: 'retry', at: noon },
      { type: 'retry', at: anHourLater },
    ],
    storageChanged: [
      { type: 'storageChanged', token: null },
      { type: 'storageChanged', token: 'token-of-ada' },
      { type: 'storageChanged', token: 'token-of-bob' },
    ],
    'user.updated': [{ type: 'user.updated', user: ada }],
    'transaction.added': [
      {
        type: 'transaction.added',
        transaction: { id: '7', kind: 'deposit', date: '2026-11-20', amount: 5_000, method: 'Bnb', status: 'pending' },
      },
    ],
    'passcode.created': [{ type: 'passcode.created' }],
    'wallet.opened': [{ type: 'wallet.opened', assets: [] }],
    'wallet.changed': [{ type: 'wallet.changed', wallet: { chain: 'bitcoin' } }],
    'theme.changed': [{ type: 'theme.changed', theme: 'black' }],
  },
  answers: {
    readStored: [
      { session: null, theme: null, wallet, at: noon },
      { session: { token: 'token-of-ada', expiresAt: anHourLater }, theme: 'white', wallet, at: noon },
      { session: { token: 'token-of-ada', expiresAt: noon }, theme: null, wallet, at: noon },
      // Expires while the server is being asked about it.
      { session: { token: 'token-of-ada', expiresAt: noon + 1_000 }, theme: null, wallet, at: noon },
    ],
    fetchUser: [
      success({ user: ada, admin: null, transactions: [], investments: null }),
      refusal(401),
      refusal(404),
      refusal(503),
    ],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  // After one login nothing new can happen, so the count stays at 1. SESS-3: after any unforeseen refusal nobody is
  // signed in.
  quietRefusals: ['fetchUser'],
  keyOf: ({ token, landing, expiresAt, epoch, idleMs }) => [
    token,
    landing,
    expiresAt,
    epoch > 0 ? 'again' : 'first',
    idleMs,
  ],
  invariants: {
    'somebody is signed in exactly while authenticated': ({ state, context }) =>
      (state === 'authenticated') === (context.user !== null),
    'an open session has time left': ({ state, context }) => state !== 'authenticated' || context.left > 0,
    'a stored token has time left': ({ state, context, elapsed }) =>
      state !== 'authenticated' || context.expiresAt > noon + elapsed,
    // The wallet stored on this device stays for its owner; theme, landing page and the login count belong to the tab.
    'no data of a person remains after the end': ({ state, context }) => {
      const { theme, epoch, landing, idleMs } = context;
      const deviceWallet = { ...context.wallet, assets: [], isOpen: false };
      return (
        state !== 'signedOut' ||
        textOf(context) === textOf({ ...emptySession(landing), theme, epoch, idleMs, wallet: deviceWallet })
      );
    },
    'nothing is under way after the end': ({ state, pending }) => state !== 'signedOut' || pending.length === 0,
    'calls run only while loading': ({ state, pending }) =>
      pending.length === 0 || state === 'reading' || state === 'restoring',
    'the token is kept while the server is unreachable': ({ state, context }) =>
      state !== 'unreachable' || context.token !== null,
    'a message is set only while the server is unreachable': ({ state, context }) =>
      (context.message !== '') === (state === 'unreachable'),
  },
} as const satisfies Cases<typeof sessionMachine>;
