import { completeOrder, rejectOrder } from '@keel/backend/decisions/decideOrder.ts';
import type { Order, SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { available, decision, expectCleanBooks, fundedInvestor } from './support/money.ts';

const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe.each(engines)('orders on $name', (engine) => {
  let keel: Keel;
  let ines: SessionStart;
  beforeAll(async () => {
    keel = await startKeel(engine);
    ines = await investor('ines@example.org');
  });
  afterAll(() => keel.close());

  const investor = async (email: string) => {
    const who = await fundedInvestor(keel, email, '10000');
    await keel.context.db.query('UPDATE users SET wallet_feature = true WHERE id = $1', [who.user._id]);
    return who;
  };
  const order = (changes: object = {}, { token } = ines) => {
    const body = { type: 'buy', asset: 'ETH', quantity: '0.025', chain: 'ethereum', network: 'main', ...changes };
    return keel.call('createOrder', { token, body });
  };
  const made = async (changes: object, who: SessionStart) => (await order(changes, who)).json().order as Order;
  const complete = (id: string) => keel.context.db.tx((tx) => completeOrder(tx, keel.context, decision(id)));
  const reject = (id: string) => keel.context.db.tx((tx) => rejectOrder(tx, keel.clock.now, decision(id)));
  const price = async (asset: string) => {
    const rows = (await keel.call('listMarkets', { query: { vs_currency: 'usd' } })).json();
    return rows.find(({ symbol }: { symbol: string }) => symbol === asset).current_price as number;
  };

  it('[WENTRY-1] an account without the wallet is refused before anything else', async () => {
    const who = await fundedInvestor(keel, 'off@example.org', '1');
    const refused = [
      await keel.call('createOrder', { token: who.token, body: {} }),
      await keel.call('listOrders', { token: who.token, body: {} }),
    ];
    expect(refused.map((response) => [response.statusCode, response.json().message])).toEqual([
      [403, 'Wallet feature is not enabled yet on this account'],
      [403, 'Wallet feature is not enabled yet on this account'],
    ]);
  });

  it('[WALLET-7] a purchase holds its price, rounded up to the cent, and is in the list', async () => {
    const who = await investor('buyer@example.org');
    const response = await order({}, who);
    expect(response.statusCode).toBe(200);
    const { order: bought } = response.json();
    const cents = Math.ceil((await price('eth')) * 0.025 * 100 - 1e-6);
    expect(bought).toEqual({
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      date: keel.clock.now().toISOString(),
      type: 'buy',
      asset: 'ETH',
      quantity: '0.025',
      chain: 'ethereum',
      network: 'main',
      address: null,
      amount: (cents / 100).toFixed(2),
      status: 'Pending',
      state: 'pending',
      fee: null,
      networkFee: null,
      counterparty: null,
      txId: null,
      confirmations: null,
      payTo: null,
      waitsFor: null,
      reason: null,
    });
    expect(await available(keel, who)).toBe(((1_000_000 - cents) / 100).toFixed(2));
    const list = await keel.call('listOrders', { token: who.token, body: { user: who.user._id } });
    expect(list.json()).toEqual({ bool: true, message: [bought], nextCursor: null });
  });

  it('[WALLET-7] a purchase is paid when it is completed and refunded when it is rejected', async () => {
    const who = await investor('both@example.org');
    const [first, second] = [await made({}, who), await made({}, who)];
    expect(await complete(first._id)).toEqual({ ok: true, changed: true });
    expect(await complete(first._id)).toEqual({ ok: true, changed: false });
    expect(await reject(first._id)).toEqual({ ok: false, code: 'wrong_state' });
    expect(await reject(second._id)).toEqual({ ok: true, changed: true });
    expect(await available(keel, who)).toBe((10_000 - Number(first.amount)).toFixed(2));
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] an account has at most 20 pending orders without a quote, and can order again when one is decided (N-14)', async () => {
    const who = await investor('many@example.org');
    const many = await Promise.all(Array.from({ length: 25 }, () => order({ type: 'sell' }, who)));
    const taken = many.filter(({ statusCode }) => statusCode === 200);
    const refused = many.filter(({ statusCode }) => statusCode === 422);
    expect([taken.length, refused.length]).toEqual([20, 5]);
    expect(refused[0]?.json()).toMatchObject({
      code: 'limit_exceeded',
      message: 'You already have 20 pending orders. Please wait until one is decided.',
    });
    const [first] = taken.map((response) => response.json<{ order: Order }>().order);
    await reject(first?._id ?? '');
    expect((await order({ type: 'sell' }, who)).statusCode).toBe(200);
  });

  it('[WALLET-7] a sale is credited when it is completed, and not before', async () => {
    const who = await investor('seller@example.org');
    const [sold, rejected] = [await made({ type: 'sell' }, who), await made({ type: 'sell' }, who)];
    expect(await available(keel, who)).toBe('10000.00');
    await complete(sold._id);
    await complete(sold._id);
    await reject(rejected._id);
    expect(await available(keel, who)).toBe((10_000 + Number(sold.amount)).toFixed(2));
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] sending moves no balance and requires a valid address of its network', async () => {
    const sent = await order({ type: 'send', address: ETHEREUM });
    expect(sent.json().order).toMatchObject({ type: 'send', address: ETHEREUM, amount: null, status: 'Pending' });
    expect(await complete(sent.json().order._id)).toEqual({ ok: true, changed: true });
    const wrong = [
      await order({ type: 'send' }),
      await order({ type: 'send', address: ETHEREUM.replace('eAed', 'eaed') }),
      await order({ type: 'send', asset: 'SOL', chain: 'solana', address: ETHEREUM }),
    ];
    expect(wrong.map((response) => [response.statusCode, response.json().code])).toEqual(
      Array.from({ length: 3 }, () => [422, 'invalid_address']),
    );
  });

  it.each([
    ['chain', { chain: 'constructor' }],
    ['chain', { chain: 'moon' }],
    ['asset', { asset: 'BTC' }],
    ['quantity', { quantity: '0' }],
    ['quantity', { quantity: '0.000' }],
    ['quantity', { asset: 'USDT', quantity: '0.0000001' }],
    ['quantity', { quantity: '-1' }],
    ['quantity', { quantity: '1000000' }],
    ['quantity', { type: 'sell', quantity: '0.000000000000000001' }],
    ['network', { network: 'moon' }],
  ])('[WALLET-7] an invalid %s is refused: %j', async (field, changes) => {
    const response = await order(changes);
    expect([response.statusCode, response.json().errors[0].field]).toEqual([422, field]);
  });

  it('[WALLET-7] purchases above the balance are refused, also when they arrive simultaneously', async () => {
    const who = await investor('poor@example.org');
    const responses = await Promise.all(
      Array.from({ length: 15 }, () => order({ asset: 'USDT', quantity: '1000' }, who)),
    );
    const amounts = responses.flatMap((response) => response.json().order?.amount ?? []);
    expect(responses.filter((response) => response.json().code === 'insufficient_fund').length).toBeGreaterThan(3);
    const spent = amounts.reduce((sum: number, amount: string) => sum + Math.round(Number(amount) * 100), 0);
    expect(await available(keel, who)).toBe(((1_000_000 - spent) / 100).toFixed(2));
    await expectCleanBooks(keel);
  });

  it('[API-3] nobody can list the orders of another account', async () => {
    const other = await investor('other@example.org');
    const response = await keel.call('listOrders', { token: ines.token, body: { user: other.user._id } });
    expect([response.statusCode, response.json().code]).toEqual([403, 'user_mismatch']);
    const wrong = await keel.call('listOrders', { token: ines.token, body: { user: ines.user._id, cursor: 'x' } });
    expect(wrong.statusCode).toBe(422);
  });
});

it('[MARKET-2][WALLET-7] in live mode nobody can buy at a simulated price', async () => {
  const [engine] = engines;
  if (!engine) throw new Error('There is always an engine.');
  const keel = await startKeel(engine);
  const who = await fundedInvestor(keel, 'live@example.org', '100');
  await keel.context.db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true' WHERE id = $1", [
    who.user._id,
  ]);
  Object.assign(keel.context.config, { mode: 'live' });
  const body = { type: 'buy', asset: 'ETH', quantity: '0.01', chain: 'ethereum', network: 'main', address: null };
  const { statusCode, headers } = await keel.call('createOrder', { token: who.token, body });
  await keel.close();
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});
