import { describe, expect, it } from 'vitest';
import {
  failureText,
  isUnauthorized,
  refusalText,
  replyText,
  requestedPause,
  succeeded,
  TransportFailure,
  Unauthorized,
} from './reply.ts';
import { isRoutePath, routeAccess, routes } from './routes.ts';
import { safeLanding, safePath } from './safe-path.ts';
import { Secret } from './secret.ts';
import { hostile } from './testing/hostileValues.ts';
import { noon, refusal, success } from './testing/samples.ts';

describe('safePath', () => {
  it.each(Object.values(routes))('[SIGNUP-6] accepts our own path %s', (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each(['/invest?tab=1', '/deposit-detail?id=a/b#top', '/profile#x?y'])('[SIGNUP-6] accepts %s', (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each([
    '',
    'invest',
    '//evil.example',
    '//evil.example/invest',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/invest\n',
    ' /invest',
    'https://evil.example/invest',
    'javascript:alert(1)',
    'data:text/html,hi',
    '/invest/../logout',
    '/./invest',
    '/%69nvest',
    '/invest/',
    '/INVEST',
    '/unknown',
    '/invest;@evil.example',
    '/ínvest',
    null,
    undefined,
    7,
    { toString: () => '/invest' },
  ])('[SIGNUP-6] refuses %j', (url) => {
    expect(safePath(url)).toBeNull();
  });

  it('[ROUTE-6] nobody is sent to a login or logout page after signing in', () => {
    const refused = Object.values(routes).filter((path) => safeLanding(path) === null);
    expect(refused).toEqual(['/', '/login', '/signup', '/verification', '/forgot-password', '/logout']);
    expect(safeLanding('/login?x')).toBeNull();
  });
});

describe('routes', () => {
  it('[ROUTE-1 ROUTE-2 ROUTE-3 ROUTE-4] every page has an access rule', () => {
    const paths = Object.values(routes);
    const kinds = new Set(paths.map(routeAccess));
    const byAccess = [...kinds].map((kind) => [kind, paths.filter((path) => routeAccess(path) === kind)]);
    expect(Object.fromEntries(byAccess)).toEqual({
      guest: ['/', '/login', '/signup', '/verification', '/forgot-password'],
      open: ['/reset-password', '/freeze-account', '/confirm-email', '/undo-email', '/account-closed', '/notification'],
      member: [
        '/invest',
        '/portfolio',
        '/profile',
        '/profilephoto',
        '/registeration',
        '/trade-center',
        '/upgrade',
        '/fund-account',
        '/withdraw',
        '/deposit-detail',
        '/settings',
        '/notifications',
      ],
      wallet: ['/wallet', '/create-wallet', '/import-wallet'],
      walletAction: ['/send-assets', '/receive', '/sell-assets', '/buy-assets'],
      exit: ['/logout'],
    });
  });

  it('[ROUTE-5] an unknown path needs a login', () => {
    expect([isRoutePath('/anything'), routeAccess('/anything')]).toEqual([false, 'member']);
  });
});

describe('replies', () => {
  it.each([
    [success('body'), true],
    [success('body', true), true],
    [success('body', false), false],
    [{ ...success('body'), body: null }, false],
    [{ ...success('body'), status: 201 }, false],
    [refusal(404), false],
  ])('recognises a success: %#', (reply, isSuccess) => {
    expect(succeeded(reply)).toBe(isSuccess);
  });

  it("[ERR-1] shows the server's message, or an unexpected error if there is none", () => {
    expect(replyText(refusal(404, 'Not here'))).toBe('Not here');
    expect(replyText(refusal(404, ''))).toBe('An unexpected error occurred.');
    expect(replyText(refusal(404, ''), 'Failed to fetch plans')).toBe('Failed to fetch plans');
    expect(replyText(refusal(404, ' \n'), 'Failed to fetch plans')).toBe('Failed to fetch plans');
    expect(refusalText({ kind: 'answered', status: 200, text: 'All well', body: null, at: noon })).toBe(
      'An unexpected error occurred.',
    );
  });

  it('[LOGIN-7] a failure without an answer is a network error or has the message of the exception', () => {
    expect(failureText(new TransportFailure())).toBe('network error');
    expect(failureText(new Error('The disk is full'))).toBe('The disk is full');
    expect(failureText(new Error(''))).toBe('network error');
    expect(failureText(new Error('  '))).toBe('network error');
    expect(failureText('odd')).toBe('network error');
  });

  it.each([...hostile])('[LOGIN-7 ERR-2] %s is an ordinary failure, not a revoked token', (_, thrown) => {
    expect(failureText(thrown)).toMatch(/./);
    expect(isUnauthorized(thrown)).toBe(false);
    expect(isUnauthorized(new Unauthorized())).toBe(true);
  });

  it('[ERR-1] a message that is not a string counts as none', () => {
    expect(replyText({ ...refusal(500), text: undefined as unknown as string })).toBe('An unexpected error occurred.');
  });

  it.each([
    [5_000, 5_000],
    [0, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['soon', undefined],
  ])('[TICK-3 VERIFY-4] of a Retry-After of %s ms the flows use %s', (requested, expected) => {
    expect(requestedPause({ ...refusal(429), retryAfterMs: requested as number })).toBe(expected);
    expect(requestedPause(refusal(429))).toBeUndefined();
  });
});

describe('Secret', () => {
  it('reveals its value only on request', () => {
    const secret = new Secret('opensesame');
    expect(JSON.stringify({ secret })).toBe('{"secret":{}}');
    expect(`${JSON.stringify([secret])} ${Object.entries(secret).length}`).toBe('[{}] 0');
    expect(secret.reveal()).toBe('opensesame');
  });

  it('answers the questions rules may ask about it', () => {
    const secret = new Secret('0012');
    expect([secret.length, secret.equals(new Secret('0012')), secret.equals(new Secret('12'))]).toEqual([
      4,
      true,
      false,
    ]);
    expect(new Secret('🔑🔑').length).toBe(2);
    expect([secret.matches(/^\d{4}$/), secret.matches(/^\d{5}$/)]).toEqual([true, false]);
  });
});
