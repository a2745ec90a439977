import { describe, expect, it } from 'vitest';
import { timerSlice } from '../delays.ts';
import { routes } from '../routes.ts';
import { ada, noon, refusal, success } from '../testing/samples.ts';
import { decideAccess, landingFor, type SessionState } from './access.ts';
import { emptySession, isOver, isRevoked, isServerUnavailable, isStillValid, restores, setStored } from './rules.ts';
import type { FetchUserReply, Stored } from './types.ts';

const states: SessionState[] = ['reading', 'restoring', 'unreachable', 'expiring', 'signedOut', 'authenticated'];

/** The guard's decision in a word, in the order of `states`. */
function decisionsFor(path: string): string[] {
  return states.map((state) => {
    const access = decideAccess(state, path);
    return access.kind === 'redirect' ? access.intent.to : access.kind;
  });
}

describe('decideAccess', () => {
  it.each([routes.root, routes.login, routes.signup, routes.verification])(
    '[ROUTE-1 ROUTE-7] guest page %s',
    (path) => {
      expect(decisionsFor(path)).toEqual(['wait', 'wait', 'allow', 'allow', 'allow', '/invest']);
    },
  );

  it.each([routes.notification, routes.logout])('[ROUTE-1 ROUTE-4] %s is always accessible', (path) => {
    expect(decisionsFor(path)).toEqual(['allow', 'allow', 'allow', 'allow', 'allow', 'allow']);
  });

  it.each(['/invest', '/withdraw', '/wallet', '/send-assets', '/anything'])('[ROUTE-2 ROUTE-3 ROUTE-5] %s', (path) => {
    expect(decisionsFor(path)).toEqual(['wait', 'wait', 'retry', '/login', '/login', 'allow']);
  });

  it('[ROUTE-6] the redirect to the login page replaces the history entry and remembers the target', () => {
    expect(decideAccess('signedOut', '/deposit-detail', '?id=7#pay')).toEqual({
      kind: 'redirect',
      intent: { type: 'navigate', to: '/login', replace: true, state: { returnTo: '/deposit-detail?id=7#pay' } },
    });
  });

  it.each([
    ['/withdraw?all=1', '/withdraw?all=1'],
    [null, '/invest'],
    ['/login', '/invest'],
    ['https://evil.example', '/invest'],
    [7, '/invest'],
  ])('[ROUTE-6] a signed-in visitor of the login page, on the way to %j, is sent to %s', (returnTo, to) => {
    expect(decideAccess('authenticated', '/login', '', returnTo)).toEqual({
      kind: 'redirect',
      intent: { type: 'navigate', to, replace: true },
    });
  });

  it('[ROUTE-6] a page outside the app is not a valid target', () => {
    expect(decideAccess('signedOut', '/anything')).toEqual({
      kind: 'redirect',
      intent: { type: 'navigate', to: '/login', replace: true },
    });
  });
});

it('[ROUTE-7] a deep link is kept, and a guest page leads to the dashboard', () => {
  expect(['/', '/login', '/signup', '/verification', '/notification', '/withdraw'].map(landingFor)).toEqual([
    'invest',
    'invest',
    'invest',
    'invest',
    'keep',
    'keep',
  ]);
});

it.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [2_147_483_646, 2_147_483_646],
  [2_147_483_647, 2_147_483_647],
  [2_147_483_648, 2_147_483_647],
  [2_592_000_000, 2_147_483_647],
])('[SESS-5] with %i ms left the next timer waits %i ms', (left, slice) => {
  expect(timerSlice(left)).toBe(slice);
});

it('[SESS-3] a busy or restarting server is distinguished from one that does not know the session', () => {
  const statuses = [200, 300, 400, 401, 404, 428, 429, 430, 499, 500, 502, 503, 504, 599, 600];
  expect(statuses.filter((status) => isServerUnavailable(refusal(status)))).toEqual([429, 500, 502, 503, 504, 599]);
});

it.each([
  null,
  {},
  { session: 'token-of-ada', at: noon },
  { session: {}, at: noon },
  { session: { token: '', expiresAt: noon + 1 }, at: noon },
  { session: { token: 7, expiresAt: noon + 1 }, at: noon },
  { session: { token: 'token-of-ada', expiresAt: 'tomorrow' }, at: noon },
  { session: { token: 'token-of-ada', expiresAt: noon + 1 } },
])('[SESS-3] a stored session of another shape counts as none: %j', (malformed) => {
  const stored = malformed as Stored;
  expect([isStillValid(stored), isOver(stored), setStored(emptySession('keep'), stored).token]).toEqual([
    false,
    false,
    undefined,
  ]);
});

it('[SET-2 SESS-7] a stored theme or wallet of another shape counts as not stored', () => {
  const stored = {
    session: null,
    theme: 'pink',
    wallet: { userId: 7, seedphrase: 'legal winner', chain: {} },
    at: noon,
  };
  expect(setStored(emptySession('keep'), stored as unknown as Stored)).toMatchObject({
    theme: null,
    wallet: { userId: null, seedphrase: null, chain: null, hasPasscode: false },
  });
});

const account = { user: ada, admin: null, transactions: [], investments: null };

it.each([
  null,
  { ...account, user: null },
  { ...account, user: {} },
  { ...account, admin: 'root' },
  { ...account, transactions: {} },
  { ...account, investments: [] },
])('[SESS-3] an account of another shape restores nothing and revokes nothing: %#', (body) => {
  const context = { ...emptySession('keep'), expiresAt: noon + 1 };
  const reply = success(body) as FetchUserReply;
  expect([restores(context, reply), isRevoked(context, reply)]).toEqual([false, false]);
  expect(restores(context, success(account))).toBe(true);
});
