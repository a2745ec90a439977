import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, adaId, noon, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { User } from '../types.ts';
import type { sessionMachine } from './machine.ts';
import type { Stored, UserByToken } from './types.ts';

type SessionStep = Step<typeof sessionMachine>;
type SessionRow = Row<typeof sessionMachine>;

const hour = 3_600_000;
const noWallet = { userId: null, seedphrase: null, chain: null, network: null, address: null } as const;
const adasVault = {
  userId: adaId,
  seedphrase: 'stored',
  chain: 'ethereum',
  network: 'test',
  address: '0xAda',
} as const;
const nothing: Stored = { session: null, theme: null, wallet: noWallet, at: noon };
const storedSession: Stored = { ...nothing, session: { token: 'token-of-ada', expiresAt: noon + 2 * hour } };
const deposit = { id: '7', kind: 'deposit', date: '2026-11-20', amount: 5_000, method: 'Bitcoin', status: 'pending' };
const summary = {
  totalProfit: 12_000,
  referralBonus: 0,
  totalDeposit: 200_000,
  isActive: true,
  investmentPlan: 'Starter',
  amount: 200_000,
  date: '2026-11-01',
  profit: 12_000,
  endDate: null,
};
const account: UserByToken = { user: ada, admin: null, transactions: [deposit], investments: summary };
const bob: User = { ...ada, _id: '0190f7c2-0000-7000-8000-000000000002', firstName: 'Bob' };

const found = (stored: Stored): SessionStep => ({ answer: 'readStored', with: stored });
const restored: readonly SessionStep[] = [found(storedSession), { answer: 'fetchUser', with: success(account) }];
const signIn: SessionStep = {
  send: { type: 'established', token: 'token-of-ada', user: ada, expiresInHours: 24, at: noon },
};
const signedIn: readonly SessionStep[] = [found(nothing), signIn];

const keepLanding = { landing: 'keep' } as const;
const toInvest = { type: 'navigate', to: '/invest', replace: true } as const;
const toLogin = { type: 'navigate', to: '/login', replace: true } as const;
const ended = { type: 'announce', text: 'Your session has ended. Please log in again.' } as const;
const clearSession = { type: 'clear', what: 'session' } as const;
const ending = [clearSession, toLogin, ended] as const;
const persist = (hours: number) =>
  ({ type: 'persist', token: 'token-of-ada', expiresAt: noon + hours * hour, user: ada }) as const;
const welcome = (hours: number) => [persist(hours), { type: 'signedIn', user: ada, epoch: 1 }] as const;
const signedOutContext = { token: null, user: null, admin: null, transactions: [], investment: null, expiresAt: 0 };

const starting: readonly SessionRow[] = [
  { id: 'ROUTE-7', title: 'starts by asking the browser', input: keepLanding, steps: [], state: 'reading' },
  {
    id: 'SESS-3',
    title: 'nothing stored: nobody is signed in',
    input: keepLanding,
    steps: [found(nothing)],
    state: 'signedOut',
    context: signedOutContext,
  },
  {
    id: 'SESS-3',
    title: 'a stored token that has not expired is sent to the server',
    input: keepLanding,
    steps: [found(storedSession)],
    state: 'restoring',
    calls: { fetchUser: [{ token: 'token-of-ada' }] },
  },
  {
    id: 'SESS-3',
    title: '200 restores token, user, admin, transactions and investment',
    also: ['SESS-2'],
    input: keepLanding,
    steps: restored,
    state: 'authenticated',
    context: {
      token: 'token-of-ada',
      user: ada,
      admin: null,
      transactions: [deposit],
      investment: summary,
      epoch: 1,
      expiresAt: noon + 2 * hour,
    },
    emitted: welcome(2),
  },
  {
    id: 'ROUTE-7',
    title: 'a restored session goes to the dashboard unless a page was requested',
    input: { landing: 'invest' },
    steps: restored,
    state: 'authenticated',
    emitted: [...welcome(2), toInvest],
  },
  {
    id: 'SESS-4',
    title: 'an expired stored token is removed, without a message',
    input: keepLanding,
    steps: [found({ ...storedSession, at: noon + 2 * hour })],
    state: 'signedOut',
    context: signedOutContext,
    emitted: [clearSession],
  },
  {
    id: 'SESS-8',
    title: 'blocked storage: the app works for the visit and says so',
    input: keepLanding,
    steps: [{ fail: 'readStored', with: new Error('blocked') }, signIn],
    state: 'authenticated',
    emitted: [
      { type: 'announce', text: 'This browser isn’t saving anything, so you’ll have to log in again next time.' },
      ...welcome(24),
    ],
  },
  {
    id: 'SESS-8',
    title: 'blocked storage: nobody is signed in',
    input: keepLanding,
    steps: [{ fail: 'readStored', with: new Error('blocked') }],
    state: 'signedOut',
    emitted: [
      { type: 'announce', text: 'This browser isn’t saving anything, so you’ll have to log in again next time.' },
    ],
  },
  {
    id: 'SESS-8',
    title: 'storage that never answers counts as blocked',
    input: keepLanding,
    steps: [{ wait: 20_000 }],
    state: 'signedOut',
    emitted: [
      { type: 'announce', text: 'This browser isn’t saving anything, so you’ll have to log in again next time.' },
    ],
  },
  ...[404, 300, 418, 428, 499].map(
    (status): SessionRow => ({
      id: 'SESS-3',
      title: `${status} means that nobody is signed in`,
      input: keepLanding,
      steps: [found(storedSession), { answer: 'fetchUser', with: refusal(status) }],
      state: 'signedOut',
      context: signedOutContext,
      emitted: [clearSession],
    }),
  ),
  {
    id: 'ERR-2',
    title: '401 on the first call ends the session and says so',
    also: ['SESS-3'],
    input: keepLanding,
    steps: [found(storedSession), { answer: 'fetchUser', with: refusal(401) }],
    state: 'signedOut',
    context: signedOutContext,
    emitted: ending,
  },
  {
    id: 'ERR-2',
    title: 'a token refused in any other call ends the session too, and says so once',
    input: keepLanding,
    steps: [
      found(storedSession),
      { send: { type: 'unauthorized', epoch: 0 } },
      { fail: 'fetchUser', with: new Unauthorized() },
    ],
    state: 'signedOut',
    context: signedOutContext,
    emitted: ending,
  },
  {
    id: 'SESS-5',
    title: 'a session that ends while the server checks it is over, whatever the server answers',
    also: ['SESS-3'],
    input: keepLanding,
    steps: [found(storedSession), { answer: 'fetchUser', with: { ...success(account), at: noon + 2 * hour } }],
    state: 'signedOut',
    context: signedOutContext,
    emitted: ending,
  },
  {
    id: 'SESS-5',
    title: 'a session that expires soon is restored until then',
    also: ['SESS-3'],
    input: keepLanding,
    steps: [found(storedSession), { answer: 'fetchUser', with: { ...success(account), at: noon + 2 * hour - 1 } }],
    state: 'authenticated',
    context: { left: 1 },
    emitted: welcome(2),
  },
  ...[429, 500, 502, 503, 599].map(
    (status): SessionRow => ({
      id: 'SESS-3',
      title: `${status} logs nobody out: the token is kept and the server’s message is shown`,
      also: ['ERR-1'],
      input: keepLanding,
      steps: [found(storedSession), { answer: 'fetchUser', with: refusal(status) }],
      state: 'unreachable',
      context: { token: 'token-of-ada', expiresAt: noon + 2 * hour, message: `words of ${status}` },
    }),
  ),
  {
    id: 'SESS-3',
    title: 'a restarting server without a message is a network error',
    input: keepLanding,
    steps: [found(storedSession), { answer: 'fetchUser', with: refusal(502, '') }],
    state: 'unreachable',
    context: { token: 'token-of-ada', message: 'network error' },
  },
  {
    id: 'SESS-3',
    title: 'once the server is back, a retry restores the session',
    input: keepLanding,
    steps: [
      found(storedSession),
      { answer: 'fetchUser', with: refusal(503) },
      { send: { type: 'retry', at: noon + hour } },
      { answer: 'fetchUser', with: success(account) },
    ],
    state: 'authenticated',
    context: { token: 'token-of-ada', user: ada, message: '' },
    emitted: welcome(2),
  },
  {
    id: 'SESS-3',
    title: 'without a network the token is kept and a retry is possible',
    input: keepLanding,
    steps: [found(storedSession), { fail: 'fetchUser', with: new TransportFailure() }],
    state: 'unreachable',
    context: { token: 'token-of-ada', message: 'network error' },
  },
  {
    id: 'SESS-3',
    title: 'no answer within 20 seconds is a network error',
    input: keepLanding,
    steps: [found(storedSession), { wait: 20_000 }],
    state: 'unreachable',
    context: { token: 'token-of-ada', message: 'network error' },
  },
  {
    id: 'SESS-3',
    title: 'a retry asks the server again',
    input: keepLanding,
    steps: [found(storedSession), { wait: 20_000 }, { send: { type: 'retry', at: noon + hour } }],
    state: 'restoring',
    context: { message: '' },
    calls: { fetchUser: [{ token: 'token-of-ada' }, { token: 'token-of-ada' }] },
  },
  {
    id: 'SESS-4',
    title: 'a retry after the expiry ends the session',
    input: keepLanding,
    steps: [found(storedSession), { wait: 20_000 }, { send: { type: 'retry', at: noon + 2 * hour } }],
    state: 'signedOut',
    context: signedOutContext,
    emitted: ending,
  },
  {
    id: 'SESS-5',
    title: 'a computer that wakes after the expiry, with the server unreachable, ends the session',
    also: ['ERR-2'],
    input: keepLanding,
    steps: [found(storedSession), { wait: 20_000 }, { send: { type: 'page.resumed', at: noon + 2 * hour } }],
    state: 'signedOut',
    context: signedOutContext,
    emitted: ending,
  },
  {
    id: 'SESS-5',
    title: 'a computer that wakes before the expiry, with the server unreachable, keeps token and message',
    input: keepLanding,
    steps: [found(storedSession), { wait: 20_000 }, { send: { type: 'page.resumed', at: noon + 2 * hour - 1 } }],
    state: 'unreachable',
    context: { token: 'token-of-ada', message: 'network error' },
  },
  {
    id: 'SESS-1',
    title: 'a login while the server was unreachable counts',
    input: keepLanding,
    steps: [found(storedSession), { wait: 20_000 }, signIn],
    state: 'authenticated',
    context: { message: '', epoch: 1, expiresAt: noon + 24 * hour },
    emitted: welcome(24),
  },
];

const ends: readonly SessionRow[] = [
  {
    id: 'SESS-5',
    title: 'a login lasts for its hours and is stored',
    input: keepLanding,
    steps: signedIn,
    state: 'authenticated',
    context: { token: 'token-of-ada', user: ada, epoch: 1, expiresAt: noon + 24 * hour },
    emitted: welcome(24),
  },
  {
    id: 'SESS-5',
    title: 'a login without hours counts as none',
    input: keepLanding,
    steps: [
      found(nothing),
      { send: { type: 'established', token: 't', user: ada, expiresInHours: Number.NaN, at: noon } },
    ],
    state: 'signedOut',
  },
  {
    id: 'SESS-5',
    title: 'a millisecond before its expiry the session is open',
    input: keepLanding,
    steps: [...signedIn, { wait: 24 * hour - 1 }],
    state: 'authenticated',
    emitted: welcome(24),
  },
  {
    id: 'SESS-5',
    title: 'the session expires while the app is open',
    also: ['ERR-2'],
    input: keepLanding,
    steps: [...signedIn, { wait: 24 * hour }],
    state: 'signedOut',
    context: signedOutContext,
    emitted: [...welcome(24), ...ending],
  },
  {
    id: 'SESS-5',
    title: 'thirty days, longer than a timer can run, do not end immediately',
    input: keepLanding,
    steps: [
      found(nothing),
      { send: { type: 'established', token: 'token-of-ada', user: ada, expiresInHours: 720, at: noon } },
      { wait: 2_147_483_647 },
      { wait: 720 * hour - 2_147_483_648 },
    ],
    state: 'authenticated',
    emitted: welcome(720),
  },
  {
    id: 'SESS-5',
    title: 'thirty days end on the thirtieth',
    input: keepLanding,
    steps: [
      found(nothing),
      { send: { type: 'established', token: 'token-of-ada', user: ada, expiresInHours: 720, at: noon } },
      { wait: 2_147_483_647 },
      { wait: 720 * hour - 2_147_483_647 },
    ],
    state: 'signedOut',
    emitted: [...welcome(720), ...ending],
  },
  {
    id: 'SESS-5',
    title: 'a computer that wakes after the expiry ends the session',
    input: keepLanding,
    steps: [...signedIn, { send: { type: 'page.resumed', at: noon + 24 * hour } }],
    state: 'signedOut',
    emitted: [...welcome(24), ...ending],
  },
  {
    id: 'SESS-5',
    title: 'a computer that wakes before the expiry has only the rest left',
    input: keepLanding,
    steps: [...signedIn, { send: { type: 'page.resumed', at: noon + 23 * hour } }, { wait: hour }],
    state: 'signedOut',
    emitted: [...welcome(24), ...ending],
  },
  {
    id: 'SESS-5',
    title: 'waking before the expiry keeps the session',
    input: keepLanding,
    steps: [...signedIn, { send: { type: 'page.resumed', at: noon + 23 * hour } }],
    state: 'authenticated',
    context: { left: hour },
    emitted: welcome(24),
  },
  {
    id: 'ERR-2',
    title: 'a refused token ends the session and says so once, in however many calls',
    input: keepLanding,
    steps: [
      ...signedIn,
      { send: { type: 'unauthorized', epoch: 1 } },
      { send: { type: 'unauthorized', epoch: 1 } },
      { send: { type: 'unauthorized', epoch: 1 } },
    ],
    state: 'signedOut',
    emitted: [...welcome(24), ...ending],
  },
  {
    id: 'ERR-2',
    title: 'a late refusal of an older session does not affect the new one',
    input: keepLanding,
    steps: [...signedIn, { send: { type: 'logout' } }, signIn, { send: { type: 'unauthorized', epoch: 1 } }],
    state: 'authenticated',
    context: { epoch: 2 },
    emitted: [
      ...welcome(24),
      { type: 'clear', what: 'everything' },
      toLogin,
      persist(24),
      { type: 'signedIn', user: ada, epoch: 2 },
    ],
  },
  ...[[], [found(storedSession)], signedIn, [found(nothing)]].map(
    (before, index): SessionRow => ({
      id: 'SESS-6',
      title: `logout clears everything and goes to the login page (${index + 1} of 4)`,
      also: ['ROUTE-4'],
      input: keepLanding,
      steps: [...before, { send: { type: 'logout' } }],
      state: 'signedOut',
      context: signedOutContext,
      emitted: [...(before === signedIn ? welcome(24) : []), { type: 'clear', what: 'everything' }, toLogin],
    }),
  ),
  {
    id: 'SESS-6',
    title: 'a logout in another tab ends this session too',
    input: keepLanding,
    steps: [...signedIn, { send: { type: 'storageChanged', token: null } }],
    state: 'signedOut',
    context: signedOutContext,
    emitted: [...welcome(24), toLogin],
  },
  {
    id: 'SESS-6',
    title: 'a login of another person in another tab: this tab restores again and shows the dashboard',
    input: keepLanding,
    steps: [
      ...signedIn,
      { send: { type: 'storageChanged', token: 'token-of-bob' } },
      found({ ...nothing, session: { token: 'token-of-bob', expiresAt: noon + hour } }),
      { answer: 'fetchUser', with: success({ ...account, user: bob }) },
    ],
    state: 'authenticated',
    context: { token: 'token-of-bob', user: bob, epoch: 2 },
    emitted: [
      ...welcome(24),
      { type: 'persist', token: 'token-of-bob', expiresAt: noon + hour, user: bob },
      { type: 'signedIn', user: bob, epoch: 2 },
      toInvest,
    ],
  },
  {
    id: 'SESS-6',
    title: 'storing the same token again changes nothing',
    input: keepLanding,
    steps: [...signedIn, { send: { type: 'storageChanged', token: 'token-of-ada' } }],
    state: 'authenticated',
    emitted: welcome(24),
  },
  {
    id: 'SESS-6',
    title: 'cleared storage changes nothing in a tab without a session',
    input: keepLanding,
    steps: [found(nothing), { send: { type: 'storageChanged', token: null } }],
    state: 'signedOut',
  },
];

const minute = 60_000;
const limited = (minutes: number | null, at = noon): SessionStep => ({ send: { type: 'idle.limited', minutes, at } });
const active = (at: number): SessionStep => ({ send: { type: 'active', at } });
const resumed = (at: number): SessionStep => ({ send: { type: 'page.resumed', at } });
const limitedIn: readonly SessionStep[] = [found(nothing), limited(30), signIn];
const idling = [
  clearSession,
  toLogin,
  { type: 'announce', text: 'We logged you out because you were inactive. Please log in again.' },
] as const;

const idle: readonly SessionRow[] = [
  {
    id: 'AUTH-7',
    title: 'a minute before the idle end a warning is due',
    input: keepLanding,
    steps: [...limitedIn, { wait: 29 * minute }],
    state: 'authenticated',
    context: { idleMs: 30 * minute, activeAt: noon, idleLeft: minute, left: 24 * hour - 29 * minute },
    emitted: welcome(24),
  },
  {
    id: 'AUTH-7',
    title: 'a millisecond before its idle end the session is open',
    input: keepLanding,
    steps: [...limitedIn, { wait: 29 * minute }, { wait: minute - 1 }],
    state: 'authenticated',
    emitted: welcome(24),
  },
  {
    id: 'AUTH-7',
    title: 'nobody used it for 30 minutes: it ends and says why',
    input: keepLanding,
    steps: [...limitedIn, { wait: 29 * minute }, { wait: minute }],
    state: 'signedOut',
    context: { ...signedOutContext, idleMs: 30 * minute, activeAt: 0, idleLeft: 0 },
    emitted: [...welcome(24), ...idling],
  },
  {
    id: 'AUTH-7',
    title: 'an idle limit that becomes known after it has passed ends the session',
    also: ['SESS-4'],
    input: keepLanding,
    steps: [found(nothing), signIn, limited(30, noon + 24 * hour)],
    state: 'signedOut',
    context: { ...signedOutContext, idleMs: 30 * minute, activeAt: 0, idleLeft: 0 },
    emitted: [...welcome(24), ...ending],
  },
  {
    id: 'AUTH-7',
    title: 'activity restarts the idle time',
    input: keepLanding,
    steps: [...limitedIn, { wait: 20 * minute }, active(noon + 20 * minute), { wait: 29 * minute - 1 }],
    state: 'authenticated',
    context: { activeAt: noon + 20 * minute, idleLeft: 30 * minute, left: 24 * hour - 20 * minute },
    emitted: welcome(24),
  },
  {
    id: 'AUTH-7',
    title: 'staying after the warning restarts the idle time',
    input: keepLanding,
    steps: [
      ...limitedIn,
      { wait: 29 * minute },
      active(noon + 29.5 * minute),
      { wait: 29 * minute },
      { wait: minute - 1 },
    ],
    state: 'authenticated',
    context: { activeAt: noon + 29.5 * minute, idleLeft: minute },
    emitted: welcome(24),
  },
  {
    id: 'AUTH-7',
    title: 'with a limit of one minute the warning comes after half of it',
    input: keepLanding,
    steps: [found(nothing), limited(1), signIn, { wait: minute / 2 }],
    state: 'authenticated',
    context: { idleLeft: minute / 2 },
    emitted: welcome(24),
  },
  {
    id: 'AUTH-7',
    title: 'with a limit of two minutes the warning comes a minute before the end',
    input: keepLanding,
    steps: [found(nothing), limited(2), signIn, { wait: minute }],
    state: 'authenticated',
    context: { idleLeft: minute },
    emitted: welcome(24),
  },
  {
    id: 'AUTH-7',
    title: 'a limit that becomes known later counts from the last activity',
    input: keepLanding,
    steps: [...signedIn, limited(30, noon + 10 * minute), { wait: 19 * minute }, { wait: minute }],
    state: 'signedOut',
    emitted: [...welcome(24), ...idling],
  },
  {
    id: 'AUTH-7',
    title: 'without an idle limit only the hours count',
    input: keepLanding,
    steps: [...limitedIn, limited(null, noon + minute), { wait: 23 * hour }],
    state: 'authenticated',
    context: { idleMs: 0, left: 24 * hour - minute },
    emitted: welcome(24),
  },
  {
    id: 'AUTH-7',
    title: 'without an idle limit, activity changes nothing',
    input: keepLanding,
    steps: [...signedIn, active(noon + minute)],
    state: 'authenticated',
    context: { activeAt: noon, left: 24 * hour },
    emitted: welcome(24),
  },
  {
    id: 'AUTH-7',
    title: 'a restored session starts its idle time again',
    input: keepLanding,
    steps: [limited(30), ...restored, { wait: 29 * minute }],
    state: 'authenticated',
    context: { idleLeft: minute },
    emitted: welcome(2),
  },
  {
    id: 'AUTH-7',
    title: 'activity after the idle end is too late',
    input: keepLanding,
    steps: [...limitedIn, active(noon + 30 * minute)],
    state: 'signedOut',
    emitted: [...welcome(24), ...idling],
  },
  {
    id: 'AUTH-7',
    title: 'activity after the expiry is too late, and the expiry is the reason',
    also: ['SESS-5'],
    input: keepLanding,
    steps: [...signedIn, active(noon + 24 * hour)],
    state: 'signedOut',
    emitted: [...welcome(24), ...ending],
  },
  {
    id: 'AUTH-7',
    title: 'a computer that wakes after the idle end ends the session',
    input: keepLanding,
    steps: [...limitedIn, resumed(noon + 30 * minute)],
    state: 'signedOut',
    emitted: [...welcome(24), ...idling],
  },
  {
    id: 'AUTH-7',
    title: 'a computer that wakes earlier has the rest of the idle time left',
    input: keepLanding,
    steps: [...limitedIn, resumed(noon + 28 * minute), { wait: minute }],
    state: 'authenticated',
    context: { idleLeft: minute },
    emitted: welcome(24),
  },
  {
    id: 'AUTH-7',
    title: 'without idle pauses the session lasts until its expiry',
    also: ['SESS-5'],
    input: keepLanding,
    steps: [
      ...limitedIn,
      resumed(noon + minute),
      active(noon + minute),
      limited(2000, noon + minute),
      { wait: 24 * hour - minute },
    ],
    state: 'signedOut',
    emitted: [...welcome(24), ...ending],
  },
  {
    id: 'AUTH-7',
    title: 'a limit that becomes known while signed out applies to the next login',
    input: keepLanding,
    steps: [found(nothing), limited(30)],
    state: 'signedOut',
    context: { ...signedOutContext, idleMs: 30 * minute, left: 0, idleLeft: 0 },
  },
];

const changed: User = { ...ada, firstName: 'Adah' };
const second = { ...deposit, id: '8' };
const wallet = { ...adasVault, assets: [], hasPasscode: true, isOpen: false };

const changes: readonly SessionRow[] = [
  {
    id: 'SESS-1',
    title: 'update user is applied and stored',
    input: keepLanding,
    steps: [...signedIn, { send: { type: 'user.updated', user: changed } }],
    state: 'authenticated',
    context: { user: changed },
    emitted: [...welcome(24), { ...persist(24), user: changed }],
  },
  {
    id: 'SESS-1',
    title: 'new transactions are appended',
    also: ['SESS-2'],
    input: keepLanding,
    steps: [
      ...signedIn,
      { send: { type: 'transaction.added', transaction: deposit } },
      { send: { type: 'transaction.added', transaction: second } },
    ],
    state: 'authenticated',
    context: { transactions: [deposit, second] },
    emitted: welcome(24),
  },
  {
    id: 'SESS-1',
    title: 'created passcode, change wallet and open wallet are applied',
    also: ['SESS-2'],
    input: keepLanding,
    steps: [
      ...signedIn,
      { send: { type: 'wallet.changed', wallet: adasVault } },
      { send: { type: 'passcode.created' } },
      { send: { type: 'wallet.opened', assets: [{ symbol: 'ETH', quantity: '1.5' }] } },
    ],
    state: 'authenticated',
    context: { wallet: { ...wallet, isOpen: true, assets: [{ symbol: 'ETH', quantity: '1.5' }] } },
    emitted: welcome(24),
  },
  {
    id: 'SESS-2',
    title: 'the wallet stored on this device is restored for its owner, locked',
    input: keepLanding,
    steps: [
      found({ ...storedSession, wallet: adasVault }),
      { answer: 'fetchUser', with: success(account) },
      { send: { type: 'wallet.opened', assets: [] } },
      { wait: 2 * hour },
    ],
    state: 'signedOut',
    context: { wallet },
    emitted: [...welcome(2), ...ending],
  },
  {
    id: 'SESS-2',
    title: 'another person’s wallet on this device is not shown',
    also: ['SESS-6'],
    input: keepLanding,
    steps: [
      found({ ...nothing, wallet: adasVault }),
      { send: { type: 'established', token: 'token-of-bob', user: bob, expiresInHours: 1, at: noon } },
    ],
    state: 'authenticated',
    context: { wallet: { ...noWallet, assets: [], hasPasscode: false, isOpen: false } },
    emitted: [
      { type: 'persist', token: 'token-of-bob', expiresAt: noon + hour, user: bob },
      { type: 'signedIn', user: bob, epoch: 1 },
    ],
  },
  ...([[], [found(storedSession)], signedIn, [found(nothing)]] as const).map(
    (before, index): SessionRow => ({
      id: 'SESS-1',
      title: `change theme is stored and changes nothing else (${index + 1} of 4)`,
      input: keepLanding,
      steps: [...before, { send: { type: 'theme.changed', theme: 'white' } }],
      state: ['reading', 'restoring', 'authenticated', 'signedOut'][index] ?? '',
      context: { theme: 'white' },
      emitted: [...(before === signedIn ? welcome(24) : []), { type: 'persistTheme', theme: 'white' }],
    }),
  ),
  {
    id: 'SESS-1',
    title: 'the stored theme is restored',
    input: keepLanding,
    steps: [found({ ...nothing, theme: 'black' })],
    state: 'signedOut',
    context: { theme: 'black' },
  },
  {
    id: 'SESS-1',
    title: 'the stored theme is restored even if the session has expired',
    also: ['SESS-4'],
    input: keepLanding,
    steps: [found({ ...storedSession, theme: 'black', at: noon + 2 * hour })],
    state: 'signedOut',
    context: { ...signedOutContext, theme: 'black' },
    emitted: [clearSession],
  },
  {
    id: 'SESS-1',
    title: 'a theme chosen while storage is read is kept',
    input: keepLanding,
    steps: [{ send: { type: 'theme.changed', theme: 'white' } }, found({ ...nothing, theme: 'black' })],
    state: 'signedOut',
    context: { theme: 'white' },
    emitted: [{ type: 'persistTheme', theme: 'white' }],
  },
  {
    id: 'SESS-1',
    title: 'change theme works signed out too, is stored, and survives a logout in this tab',
    input: keepLanding,
    steps: [
      found({ ...nothing, theme: 'white' }),
      { send: { type: 'theme.changed', theme: 'black' } },
      { send: { type: 'logout' } },
    ],
    state: 'signedOut',
    context: { theme: 'black' },
    emitted: [{ type: 'persistTheme', theme: 'black' }, { type: 'clear', what: 'everything' }, toLogin],
  },
];

/** The status table of the session. */
export const sessionSpec: readonly SessionRow[] = [...starting, ...ends, ...idle, ...changes];
