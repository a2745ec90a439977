import type { Config } from '@keel/backend/config/Config.ts';
import { describe, expect, it } from 'vitest';
import { banner } from '../src/banner.ts';
import { parseEnv } from '../src/config/env.ts';
import { addressKey } from '../src/http/clientAddress.ts';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';

const [engine] = engines;

/** The statuses of sign-ins over one connection, each with its own X-Forwarded-For. */
async function signIns(config: Partial<Config>, forwarded: readonly string[], remoteAddress = '10.0.0.7') {
  if (!engine) throw new Error('There is no engine.');
  const keel: Keel = await startKeel(engine, { signInsPerMinute: 1, ...config });
  const statuses: number[] = [];
  for (const each of forwarded) {
    const { statusCode } = await keel.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress,
      headers: { 'x-forwarded-for': each },
      payload: {},
    });
    statuses.push(statusCode);
  }
  await keel.close();
  return statuses;
}

describe('proxies', () => {
  const two = ['198.51.100.1', '198.51.100.2'];

  it.each([
    ['a count', 1],
    ['a network', ['10.0.0.0/8']],
    ['an address', ['192.0.2.1', '10.0.0.7']],
  ])('[LOGIN-6] behind a proxy configured by %s, each person has separate limits (M-8, N-1)', async (_how, trusted) => {
    expect(await signIns({ trustedProxies: trusted }, two)).toEqual([422, 422]);
    expect(await signIns({ trustedProxies: trusted }, [two[0] ?? '', two[0] ?? ''])).toEqual([422, 429]);
  });

  it('[LOGIN-6] a forged X-Forwarded-For is ignored if no proxy is configured (M-8, N-1)', async () => {
    expect(await signIns({ trustedProxies: null }, two)).toEqual([422, 429]);
  });

  it('[LOGIN-6] a forged X-Forwarded-For is ignored if it bypasses the proxy (M-8, N-1)', async () => {
    expect(await signIns({ trustedProxies: ['10.0.0.0/8'] }, two, '203.0.113.9')).toEqual([422, 429]);
  });

  it.each([
    ['a count', 1],
    ['a network', ['10.0.0.0/8']],
  ])(
    '[LOGIN-6] entries from before the proxy of %s appended the address are ignored (M-8, N-1)',
    async (_how, trusted) => {
      const forged = ['1.1.1.1, 198.51.100.1', '2.2.2.2, 198.51.100.1'];
      expect(await signIns({ trustedProxies: trusted }, forged)).toEqual([422, 429]);
    },
  );

  it('[LOGIN-6] all invalid addresses from a proxy count as one address (M-8, N-1)', async () => {
    expect(await signIns({ trustedProxies: 1 }, ['one', 'another'])).toEqual([422, 429]);
  });

  it('[LOGIN-6] IPv6 is counted by /64, because one person has at least that many addresses (M-8, N-1)', async () => {
    const config = { trustedProxies: 1 };
    expect(await signIns(config, ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'])).toEqual([422, 429]);
    expect(await signIns(config, ['2001:db8:1:2::1', '2001:db8:1:3::1'])).toEqual([422, 422]);
  });

  it.each([
    ['198.51.100.1', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:DB8:0001:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
    ['', 'unknown'],
  ])('[LOGIN-6] %s is counted as %s (M-8, N-1)', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('[OPS-3] a live server warns if PUBLIC_URL indicates a proxy that is not configured (M-8, N-1)', async () => {
    if (!engine) throw new Error('There is no engine.');
    const keel = await startKeel(engine);
    const { context } = keel;
    const warnings = (publicUrl: string, trustedProxies: Config['trustedProxies']) => {
      const config: Config = { ...context.config, mode: 'live', publicUrl, trustedProxies };
      const shown = { address: 'http://127.0.0.1:3000', context: { ...context, config }, missing: [] };
      return banner(shown).includes('TRUSTED_PROXIES is not set');
    };
    await keel.close();
    expect(warnings('https://invest.example.org', null)).toBe(true);
    expect(warnings('https://invest.example.org', 1)).toBe(false);
    expect(warnings('http://localhost:3000', null)).toBe(false);
  });

  it.each([
    '0',
    '11',
    '-1',
    'yes',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.0/8,nonsense',
    '10.0.0.0/',
    'fd00::/129',
  ])('[OPS-3] TRUSTED_PROXIES=%s is refused (M-8, N-1)', (TRUSTED_PROXIES) => {
    expect(parseEnv({ TRUSTED_PROXIES })).toEqual({
      ok: false,
      faults: [expect.stringMatching(/^TRUSTED_PROXIES must be the number of proxies in front of the server/)],
    });
  });

  it('[OPS-3] TRUSTED_PROXIES is a count, or addresses and networks (M-8, N-1)', () => {
    expect(parseEnv({ TRUSTED_PROXIES: '2' })).toMatchObject({ config: { trustedProxies: 2 } });
    const networks = parseEnv({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
    expect(networks).toMatchObject({ config: { trustedProxies: ['10.0.0.0/8', '::1'] } });
    expect(parseEnv({})).toMatchObject({ config: { trustedProxies: null } });
  });
});
