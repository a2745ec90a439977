import { describe, expect, it } from 'vitest';
import { timerSlice } from '../delays.ts';
import { routes } from '../routes.ts';
import { refusal } from '../testing/samples.ts';
import { decideAccess, landingFor, type SessionState } from './access.ts';
import { isAway } from './rules.ts';

const states: SessionState[] = ['reading', 'restoring', 'unreachable', 'expiring', 'signedOut', 'authenticated'];

/** What the guard does, in a word, in the order of `states`. */
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

  it.each([routes.notification, routes.logout])('[ROUTE-1 ROUTE-4] %s is always open', (path) => {
    expect(decisionsFor(path)).toEqual(['allow', 'allow', 'allow', 'allow', 'allow', 'allow']);
  });

  it.each(['/invest', '/withdraw', '/wallet', '/send-assets', '/anything'])('[ROUTE-2 ROUTE-3 ROUTE-5] %s', (path) => {
    expect(decisionsFor(path)).toEqual(['wait', 'wait', 'retry', '/login', '/login', 'allow']);
  });

  it('[ROUTE-6] the way to the sign-in page replaces the entry and keeps the way back', () => {
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
  ])('[ROUTE-6] signed in on the sign-in page, headed for %j: on to %s', (returnTo, to) => {
    expect(decideAccess('authenticated', '/login', '', returnTo)).toEqual({
      kind: 'redirect',
      intent: { type: 'navigate', to, replace: true },
    });
  });

  it('[ROUTE-6] a page that is not ours is not a way back', () => {
    expect(decideAccess('signedOut', '/anything')).toEqual({
      kind: 'redirect',
      intent: { type: 'navigate', to: '/login', replace: true },
    });
  });
});

it('[ROUTE-7] a deep link is kept, a way in leads to the dashboard', () => {
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
])('[SESS-5] of %i ms the next timer waits %i', (left, slice) => {
  expect(timerSlice(left)).toBe(slice);
});

it('[SESS-3] a busy or restarting server is told from one that knows no such session', () => {
  const statuses = [200, 300, 400, 401, 404, 428, 429, 430, 499, 500, 502, 503, 504, 599, 600];
  expect(statuses.filter((status) => isAway(refusal(status)))).toEqual([429, 500, 502, 503, 504, 599]);
});
