import type { Admin, PayDeposit } from '@keel/flows';
import { describe, expect, it } from 'vitest';
import { isSamePayment, type WalletPayment, type WalletPaymentFacts, walletPayment } from './walletPayment.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const admin: Admin = {
  bitcoinwalletaddress: null,
  ethereumwalletaddress: null,
  usdt_walletaddress: ADDRESS,
  usdt_erc20walletaddress: ADDRESS,
  usdt_trc20walletaddress: null,
  bitcoin: null,
  etherium: ADDRESS,
  xrp: null,
  solana: null,
  usdtsolana: null,
  bnb: null,
  dodge: null,
  instructions: {},
};
const deposit: PayDeposit = {
  depositId: '0190f7c2-d001-7000-8000-000000000001',
  date: '2026-11-20T10:12:00Z',
  amount: 200_000,
  type: 'Etheruem',
  status: 'pending',
  paid: 'unPaid',
  held: { coinAmount: '0.65432100', rate: '3056.6', asOf: '2026-11-20T11:59:30Z', heldUntil: '2026-11-20T12:14:32Z' },
};

function payment(change: Partial<PayDeposit> = {}, facts: Partial<WalletPaymentFacts> = {}): WalletPayment {
  return walletPayment({
    deposit: { ...deposit, ...change },
    admin,
    mode: 'live',
    now,
    ...facts,
  });
}

const eth = { kind: 'ready', chain: 'ethereum', network: 'main', asset: 'ETH', to: ADDRESS, amount: '0.65432100' };

describe('paying a deposit from the wallet', () => {
  it('[PAY-6, WALLET-4] is on the main network in live mode, and on the test network in a demo', () => {
    expect(payment()).toEqual(eth);
    expect(payment({}, { mode: 'demo' })).toEqual({ ...eth, network: 'test' });
  });

  it('[PAY-6] sends a token of the one chain that its method names', () => {
    expect(payment({ type: 'Usdt Erc20' })).toEqual({ ...eth, asset: 'USDT' });
    expect(payment({ type: 'Usdt' })).toEqual({ kind: 'unsupported' });
    expect(payment({ type: 'Usdt Trc20' })).toEqual({ kind: 'unsupported' });
    expect(payment({ type: 'Xrp' })).toEqual({ kind: 'unsupported' });
    expect(payment({ type: 'Gcash' })).toEqual({ kind: 'unsupported' });
  });

  it('[WALLET-14, PAY-6] pays Dogecoin, which the API calls Dodge', () => {
    const to = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC';
    expect(payment({ type: 'Dodge' }, { admin: { ...admin, dodge: to } })).toEqual({
      ...eth,
      chain: 'dogecoin',
      asset: 'DOGE',
      to,
    });
  });

  it('[PAY-5, PAY-6] needs an address', () => {
    expect(payment({ type: 'Bnb' })).toEqual({ kind: 'noAddress' });
  });

  it.each([
    ['exactly at its end', { now: Date.parse('2026-11-20T12:14:32Z') }],
    ['a day later', { now: now + 86_400_000 }],
  ])('[PAY-6, PAYOUT-6] needs an amount that holds: %s it has expired', (_when, facts) => {
    expect(payment({}, facts)).toEqual({ kind: 'expired' });
  });

  it('[PAY-6, PAYOUT-6] needs an amount at all, with a readable end', () => {
    expect(payment({ held: null })).toEqual({ kind: 'expired' });
    expect(payment({ held: { ...deposit.held!, heldUntil: 'soon' } })).toEqual({ kind: 'expired' });
  });

  it('[PAY-6, DEP-5] is over once the deposit is decided or marked as paid', () => {
    expect(payment({ status: 'confirmed' })).toEqual({ kind: 'decided' });
    expect(payment({ status: 'declined' })).toEqual({ kind: 'decided' });
    expect(payment({ paid: 'Paid' })).toEqual({ kind: 'marked' });
  });

  it('[PAY-6] is not the same once amount, address or network differ, or it can no longer be made', () => {
    const ready = payment();
    if (ready.kind !== 'ready') throw new Error('It should be payable.');
    expect(isSamePayment(payment(), ready)).toBe(true);
    expect(isSamePayment(payment({ held: { ...deposit.held!, coinAmount: '0.7' } }), ready)).toBe(false);
    expect(isSamePayment({ ...ready, to: '0x1' }, ready)).toBe(false);
    expect(isSamePayment(payment({}, { mode: 'demo' }), ready)).toBe(false);
    expect(isSamePayment(payment({ paid: 'Paid' }), ready)).toBe(false);
  });
});
