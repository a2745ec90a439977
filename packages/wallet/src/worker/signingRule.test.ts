import { beforeEach, describe, expect, it } from 'vitest';
import { encodeRecord, parseRecord, type VaultRecord } from '../vault/record.ts';
import type { SigningRule } from '../vault/signingRule.ts';
import { pauseOf } from '../vault/tries.ts';
import { readReply } from './checks.ts';
import type { ReviewedSend, SigningKey, WalletRequest } from './protocol.ts';
import { makeFakeTools, wordOf } from './testing/fakeTools.ts';
import { createWalletWorker, type WalletWorker } from './walletWorker.ts';

const { tools, clock } = await makeFakeTools();
const passcode = 'passcode of ada';
const phrase = Array.from({ length: 16 }, (_, at) => wordOf(at + 1)).join(' ');
const main = { chain: 'ethereum', network: 'main', address: '0x1' };
const test = { ...main, network: 'test' };
const needsKey = { kind: 'needsKey' };
const signed = { kind: 'signed' };

let worker: WalletWorker;
let record = '';

async function ask(request: WalletRequest, by = worker): Promise<unknown> {
  const reply = await by.take({ id: 1, request });
  expect(readReply(reply, request.type)).toEqual(reply);
  return reply && ('answer' in reply ? reply.answer : reply.fault);
}

/** A transfer; `nonce` makes it replaceable. */
function transfer(amount: string, change: Partial<ReviewedSend> & { readonly nonce?: string } = {}): ReviewedSend {
  const { nonce, ...rest } = { to: 'eve', asset: 'ETH', fee: '0', ...change };
  const unsigned = `${amount} ${rest.asset} to ${rest.to}${nonce === undefined ? '' : `#${nonce}`}`;
  return { amount, unsigned, ...rest };
}

const byPasscode = (typed = passcode, its = record): SigningKey => ({ userId: 'ada', record: its, passcode: typed });
const sign = (send: ReviewedSend, key: SigningKey | null = null, from = main) => ask({ type: 'sign', from, send, key });
const choose = (rule: SigningRule, typed = passcode) =>
  ask({ type: 'chooseRule', userId: 'ada', record, passcode: typed, rule });
const unlock = (by = worker) => ask({ type: 'unlock', userId: 'ada', record, passcode, until: clock.at + 800_000 }, by);

async function sealed(by: WalletWorker, typed = passcode): Promise<string> {
  await ask({ type: 'checkPhrase', phrase, seedPassphrase: '' }, by);
  const answer = await ask(
    { type: 'seal', userId: 'ada', place: null, passcode: typed, until: clock.at + 800_000 },
    by,
  );
  return (answer as { readonly record: string }).record;
}

/** Chooses to be asked above these amounts. */
async function askAbove(mostByAsset: SigningRule['mostByAsset']): Promise<void> {
  record = ((await choose({ mostByAsset, asksOnTest: false })) as { readonly record: string }).record;
}

beforeEach(async () => {
  clock.at = 1_000_000;
  record = await sealed(createWalletWorker(tools));
  worker = createWalletWorker(tools);
  await unlock();
});

/** The PRF output of a passkey. */
const prf = (byte: number) => new Uint8Array(32).fill(byte);

describe('a wallet whose owner chose nothing', () => {
  it('[WALLET-15] signs nothing on a main network without the passcode, however often it is asked (W-6)', async () => {
    expect(await ask({ type: 'needsKey', from: main, send: transfer('0.001') })).toEqual({
      kind: 'known',
      isNeeded: true,
    });
    expect(await sign(transfer('0.001'))).toEqual(needsKey);
    expect(await sign(transfer('0.001'), byPasscode())).toMatchObject(signed);
    expect(await sign(transfer('0.001'))).toEqual(needsKey);
  });

  it('[WALLET-15] signs on test networks without it', async () => {
    expect(await ask({ type: 'needsKey', from: test, send: transfer('9') })).toEqual({
      kind: 'known',
      isNeeded: false,
    });
    expect(await sign(transfer('9'), null, test)).toMatchObject(signed);
    record = ((await choose({ mostByAsset: {}, asksOnTest: true })) as { readonly record: string }).record;
    expect(await sign(transfer('9'), null, test)).toEqual(needsKey);
  });

  it('[WALLET-15] cancels a transfer without it, which moves nothing to anybody', async () => {
    expect(await sign(transfer('0', { to: main.address, nonce: '7' }))).toMatchObject(signed);
  });

  it('[WALLET-15] asks again in a worker that has just created or imported it', async () => {
    const importing = createWalletWorker(tools);
    record = await sealed(importing);
    worker = importing;
    expect(await sign(transfer('1'))).toEqual(needsKey);
    expect(await sign(transfer('1'), byPasscode())).toMatchObject(signed);
    // Nobody gives it another passcode by sealing it again.
    expect(await ask({ type: 'seal', userId: 'ada', place: null, passcode: 'of eve', until: clock.at + 1 })).toBe(
      'request',
    );
  });
});

describe('the passcode of a transfer', () => {
  it('[WALLET-15] if wrong, signs nothing and counts as when the wallet is unlocked', async () => {
    for (let count = 1; count <= 6; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await sign(transfer('1'), byPasscode('of eve'))).toEqual({
        kind: 'wrong',
        failedAttempts: count,
        retryAt: count > 5 ? clock.at + pauseOf(count) : 0,
      });
    }
    expect(await sign(transfer('1'), byPasscode())).toMatchObject({ kind: 'held', failedAttempts: 6 });
    expect(await unlock(createWalletWorker(tools))).toMatchObject({ kind: 'held' });
    clock.at += pauseOf(6);
    expect(await sign(transfer('1'), byPasscode())).toMatchObject(signed);
  });

  it('[WALLET-15] is that of the unlocked wallet: a record of the same words under another passcode is refused', async () => {
    const other = await sealed(createWalletWorker(tools), 'of eve');
    expect(await sign(transfer('1'), byPasscode('of eve', other))).toEqual({ kind: 'damaged' });
    const mixed = encodeRecord({ ...recordOf(other), body: recordOf(record).body });
    expect(await sign(transfer('1'), byPasscode('of eve', mixed))).toEqual({ kind: 'damaged' });
    expect(await sign(transfer('1'), byPasscode('of eve', 'no record'))).toEqual({ kind: 'damaged' });
  });

  it('[WALLET-15] is the new one after it was changed', async () => {
    const request = { userId: 'ada', record, current: passcode, next: 'another one' } as const;
    const changed = (await ask({ type: 'rewrap', ...request }, createWalletWorker(tools))) as {
      readonly record: string;
    };
    expect(await sign(transfer('1'), byPasscode(passcode, changed.record))).toMatchObject({ kind: 'wrong' });
    expect(await sign(transfer('1'), byPasscode('another one', changed.record))).toMatchObject(signed);
  });

  it('[WALLET-15] can be replaced by the passkey of the wallet, not by another one', async () => {
    const passkey = { id: 'AQID', salt: 'ab'.repeat(32) };
    const request = { type: 'addPasskey', userId: 'ada', record, passcode, ...passkey, prf: prf(5) } as const;
    record = ((await ask(request, createWalletWorker(tools))) as { readonly record: string }).record;
    const used = prf(5);
    expect(await sign(transfer('1'), { userId: 'ada', record, prf: prf(6) })).toEqual({ kind: 'otherPasskey' });
    expect(await sign(transfer('1'), { userId: 'ada', record, prf: used })).toMatchObject(signed);
    expect(used).toEqual(prf(0));
  });

  it('[WALLET-15] does not sign what was not reviewed, nor after the deadline', async () => {
    expect(await sign({ ...transfer('1'), amount: '2' }, byPasscode())).toEqual({ kind: 'refused' });
    clock.at += 800_000;
    expect(await sign(transfer('1'), byPasscode())).toBe('expired');
  });
});

describe('a chosen amount', () => {
  it('[WALLET-15] is signed without asking, together and not each time', async () => {
    await askAbove({ ETH: '1' });
    expect(await sign(transfer('0.6', { fee: '0.1' }))).toMatchObject(signed);
    expect(await sign(transfer('0.2', { fee: '0.1' }))).toMatchObject(signed);
    expect(await sign(transfer('0.000000000000000001'))).toEqual(needsKey);
    // Once it was asked for, the sum starts again.
    expect(await sign(transfer('5'), byPasscode())).toMatchObject(signed);
    expect(await sign(transfer('1'))).toMatchObject(signed);
    expect(await sign(transfer('0.1'))).toEqual(needsKey);
  });

  it('[WALLET-15] is of one asset, and any other asset is always asked for', async () => {
    await askAbove({ USDT: '50' });
    expect(await sign(transfer('50', { asset: 'USDT', fee: '0.1' }))).toMatchObject(signed);
    expect(await sign(transfer('0.1'))).toEqual(needsKey);
  });

  it('[WALLET-15] counts only what a replacement adds, and another recipient in full', async () => {
    await askAbove({ ETH: '1' });
    expect(await sign(transfer('0.8', { fee: '0.1', nonce: '7' }))).toMatchObject(signed);
    expect(await sign(transfer('0.8', { fee: '0.2', nonce: '7' }))).toMatchObject(signed);
    expect(await sign(transfer('0.8', { fee: '0.3', nonce: '7' }))).toEqual(needsKey);
    expect(await sign(transfer('0.8', { to: 'mallory', nonce: '7' }))).toEqual(needsKey);
    expect(await sign(transfer('0.8', { nonce: '8' }))).toEqual(needsKey);
  });

  it('[WALLET-15] needs the passcode to be changed, and is sealed: it applies after the next unlock', async () => {
    expect(await choose({ mostByAsset: { ETH: '1' }, asksOnTest: false }, 'of eve')).toMatchObject({ kind: 'wrong' });
    expect(await sign(transfer('1'))).toEqual(needsKey);
    await askAbove({ ETH: '1' });
    expect(record).not.toContain('ETH');
    worker = createWalletWorker(tools);
    await unlock();
    expect(await ask({ type: 'rule' })).toEqual({
      kind: 'ruled',
      rule: { mostByAsset: { ETH: '1' }, asksOnTest: false },
    });
    expect(await sign(transfer('1'))).toMatchObject(signed);
  });

  it('[WALLET-15] stays when passcode and passkey change', async () => {
    await askAbove({ ETH: '1' });
    const request = { userId: 'ada', record, current: passcode, next: 'another one' } as const;
    const changed = (await ask({ type: 'rewrap', ...request }, createWalletWorker(tools))) as {
      readonly record: string;
    };
    expect(recordOf(changed.record).rule).toEqual(recordOf(record).rule);
  });

  it('[WALLET-15] cannot be written by anybody else: a changed rule makes the record damaged, without it the default applies', async () => {
    await askAbove({ ETH: '1' });
    const { rule, ...rest } = recordOf(record);
    const data = `${rule?.data.startsWith('0') ? '1' : '0'}${rule?.data.slice(1)}`;
    record = encodeRecord({ ...rest, rule: { iv: rule?.iv ?? '', data } });
    expect(await unlock(createWalletWorker(tools))).toEqual({ kind: 'damaged' });
    record = encodeRecord(rest);
    worker = createWalletWorker(tools);
    expect(await unlock()).toMatchObject({ kind: 'opened' });
    expect(await sign(transfer('0.1'))).toEqual(needsKey);
  });

  it.each([
    { mostByAsset: { ETH: '0' }, asksOnTest: false },
    { mostByAsset: { ETH: '-1' }, asksOnTest: false },
    { mostByAsset: { ETH: '1e9' }, asksOnTest: false },
    { mostByAsset: { 'a coin': '1' }, asksOnTest: false },
    { mostByAsset: {} },
    { mostByAsset: [], asksOnTest: true },
  ])('[WALLET-15] is no rule: %j', async (rule) => {
    const request = { type: 'chooseRule', userId: 'ada', record, passcode, rule };
    expect(await worker.take({ id: 1, request })).toEqual({ id: 1, fault: 'request' });
  });
});

function recordOf(text: string): VaultRecord {
  const found = parseRecord(text);
  if (found === null) throw new Error('This is no record.');
  return found;
}
