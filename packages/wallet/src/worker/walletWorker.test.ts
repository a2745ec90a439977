import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { VaultPlace } from '../vault/place.ts';
import { parseRecord } from '../vault/record.ts';
import { readCall, readReply } from './checks.ts';
import {
  MAX_OPEN_MS,
  RECALL_WAIT_MS,
  type ReviewedSend,
  type ShownPhrase,
  type WalletReply,
  type WalletRequest,
} from './protocol.ts';
import { makeFakeTools, wordOf } from './testing/fakeTools.ts';
import { createWalletWorker, type WalletWorker } from './walletWorker.ts';

const { tools, clock, used } = await makeFakeTools();
const passcode = 'passcode of ada';
const phrase = Array.from({ length: 16 }, (_, at) => wordOf(at + 1)).join(' ');
const minute = 60_000;
const send: ReviewedSend = { unsigned: '2 ETH to eve', to: 'eve', asset: 'ETH', amount: '2', fee: '0.1' };
const home = { chain: 'ethereum', network: 'test', address: '0x1' };

let worker: WalletWorker;
let replies: (WalletReply | null)[] = [];

beforeEach(() => {
  worker = createWalletWorker(tools);
  replies = [];
  clock.at = 1_000_000;
  used.length = 0;
});

const fresh = () => createWalletWorker(tools);

async function sendRequest(request: WalletRequest, by = worker): Promise<unknown> {
  const reply = await by.take({ id: replies.length, request });
  replies.push(reply);
  if (reply === null) return null;
  // What the page would let in.
  expect(readReply(reply, request.type)).toEqual(reply);
  return 'answer' in reply ? reply.answer : reply.fault;
}

/** The messages that a port receives from a request that shows words. */
async function shownBy(
  type: 'reveal' | 'offer',
  by: WalletWorker,
): Promise<{ words: readonly unknown[]; closed: number; answer: unknown }> {
  const words: unknown[] = [];
  let closed = 0;
  const port = { postMessage: (sent: unknown) => void words.push(sent), close: () => void (closed += 1) };
  const reply = await by.take({ id: 900, request: { type } }, port);
  replies.push(reply);
  return { words, closed, answer: reply && ('answer' in reply ? reply.answer : reply.fault) };
}

async function reveal(by = worker) {
  const { words: shown, ...rest } = await shownBy('reveal', by);
  return { words: (shown as readonly ShownPhrase[]).map(({ words }) => words), ...rest };
}

async function offer(by = worker) {
  const { words, ...rest } = await shownBy('offer', by);
  return { words: words as readonly (readonly (readonly string[])[])[], ...rest };
}

const seal = (place: VaultPlace | null = null, until = clock.at + minute) =>
  sendRequest({ type: 'seal', userId: 'ada', place, passcode, until });

async function sealedRecord(): Promise<string> {
  const other = createWalletWorker(tools);
  await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' }, other);
  const sealed = await sendRequest(
    { type: 'seal', userId: 'ada', place: null, passcode, until: clock.at + minute },
    other,
  );
  return (sealed as { record: string }).record;
}

const prf = () => new Uint8Array(32).fill(5);

const addPasskeyTo = (record: string, typed = passcode, output = prf()) =>
  sendRequest(
    { type: 'addPasskey', userId: 'ada', record, passcode: typed, id: 'AQID', salt: 'ab'.repeat(32), prf: output },
    fresh(),
  );

const unlockWith = (record: string, output = prf()) =>
  sendRequest({ type: 'unlockWithPasskey', userId: 'ada', record, prf: output, until: clock.at + minute });

const unlock = (record: string, typed = passcode) =>
  sendRequest({ type: 'unlock', userId: 'ada', record, passcode: typed, until: clock.at + minute });

describe('creating a wallet', () => {
  it.each([12, 24] as const)('[WALLET-1] asks for three of %i words, in rising order of position', async (words) => {
    const made = (await sendRequest({ type: 'generate', words })) as { positions: number[] };
    expect(made.positions).toHaveLength(3);
    expect(made.positions.toSorted((a, b) => a - b)).toEqual(made.positions);
    expect(new Set(made.positions).size).toBe(3);
    expect(made.positions.every((at) => at >= 1 && at <= words)).toBe(true);
  });

  it('[WALLET-1] all positions are asked for about equally often', async () => {
    const counts = new Map<number, number>();
    for (let round = 0; round < 600; round += 1) {
      const other = createWalletWorker(tools);
      // oxlint-disable-next-line no-await-in-loop -- one worker after the other is all that is needed
      const { positions } = (await sendRequest({ type: 'generate', words: 12 }, other)) as { positions: number[] };
      for (const at of positions) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    // 150 expected; the limits are six standard deviations (10.6) away.
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(Math.min(...counts.values())).toBeGreaterThan(85);
    expect(Math.max(...counts.values())).toBeLessThan(215);
  });

  it('[WALLET-1] the right words pass; wrong ones lead to other positions, and only those count then', async () => {
    const { positions } = (await sendRequest({ type: 'generate', words: 12 })) as { positions: number[] };
    const words = (await reveal()).words[0] ?? [];
    const wordsAt = (list: readonly number[]) => list.map((at) => words[at - 1] ?? '');
    const wrong = wordsAt(positions).with(0, 'nonsense');
    const again = (await sendRequest({ type: 'checkWords', positions, picked: wrong })) as {
      kind: string;
      positions: number[];
    };
    expect(again.kind).toBe('wrong');
    const others = [1, 2, 3].join() === again.positions.join() ? [1, 2, 4] : [1, 2, 3];
    expect(await sendRequest({ type: 'checkWords', positions: others, picked: wordsAt(others) })).toBe('request');
    expect(
      await sendRequest({ type: 'checkWords', positions: again.positions, picked: wordsAt(again.positions) }),
    ).toEqual({
      kind: 'right',
    });
  });

  it('[WALLET-1] too few, too many or swapped words are wrong', async () => {
    const { positions: first } = (await sendRequest({ type: 'generate', words: 12 })) as { positions: number[] };
    const words = (await reveal()).words[0] ?? [];
    let positions = first;
    for (const change of [
      (right: string[]) => right.slice(1),
      (right: string[]) => [...right, right[0] ?? ''],
      () => [],
      (right: string[]) => right.map((word) => ` ${word}`),
    ]) {
      const picked = change(positions.map((at) => words[at - 1] ?? ''));
      // oxlint-disable-next-line no-await-in-loop -- each pick is for the positions of the one before
      const answer = (await sendRequest({ type: 'checkWords', positions, picked })) as {
        kind: string;
        positions: number[];
      };
      expect(answer.kind).toBe('wrong');
      positions = answer.positions;
    }
  });

  it('[WALLET-1, WALLET-3] offers the right word at each position among others, and the same ones on every request', async () => {
    const { positions } = (await sendRequest({ type: 'generate', words: 12 })) as { positions: number[] };
    const shown = await offer();
    expect(shown).toMatchObject({ closed: 1, answer: { kind: 'offered' } });
    const [choices = []] = shown.words;
    const words = (await reveal()).words[0] ?? [];
    expect(choices.map((options) => options.filter((word) => words.includes(word)))).toEqual(
      positions.map((at) => [words[at - 1]]),
    );
    expect((await offer()).words).toEqual([choices]);
    // Other positions come with other words.
    await sendRequest({ type: 'checkWords', positions, picked: [] });
    expect((await offer()).words).not.toEqual([choices]);
  });

  it('[WALLET-3] offers nothing without a port, for a sealed wallet, or for an imported one', async () => {
    expect((await offer()).answer).toBe('request');
    await sendRequest({ type: 'generate', words: 12 });
    expect(await sendRequest({ type: 'offer' })).toBe('request');
    await seal();
    expect(await offer()).toEqual({ words: [], closed: 0, answer: 'request' });
    const typed = createWalletWorker(tools);
    await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' }, typed);
    expect(await offer(typed)).toEqual({ words: [], closed: 0, answer: 'request' });
  });

  it('[WALLET-3] the phrase is sent once, to the port that reveals it, and never in an answer', async () => {
    await sendRequest({ type: 'generate', words: 12 });
    const shown = await reveal();
    expect(shown.answer).toEqual({ kind: 'revealed' });
    expect(shown.words).toHaveLength(1);
    expect(shown.words[0]).toHaveLength(12);
    expect(shown.closed).toBe(1);
    expect(await worker.take({ id: 1, request: { type: 'reveal' } })).toEqual({ id: 1, fault: 'request' });
  });

  it('[WALLET-3] the phrase is not shown once it is sealed, nor that of an opened or imported wallet', async () => {
    await sendRequest({ type: 'generate', words: 12 });
    await seal();
    expect(await reveal()).toEqual({ words: [], closed: 0, answer: 'request' });
    const typed = createWalletWorker(tools);
    await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' }, typed);
    expect(await reveal(typed)).toEqual({ words: [], closed: 0, answer: 'request' });
    const opened = createWalletWorker(tools);
    await sendRequest(
      { type: 'unlock', userId: 'ada', record: await sealedRecord(), passcode, until: clock.at + minute },
      opened,
    );
    expect(await reveal(opened)).toEqual({ words: [], closed: 0, answer: 'request' });
  });

  it('[WALLET-3] seals with the first account or the chosen one, and with no other', async () => {
    await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' });
    expect(await seal({ ...home, address: '0x2' })).toBe('request');
    expect(await seal()).toMatchObject({ kind: 'sealed', wallet: home });
    const chosen = { chain: 'bitcoin', network: 'main', address: 'bc11' };
    const sealed = (await seal(chosen)) as { record: string };
    expect(parseRecord(sealed.record)?.wallet).toEqual(chosen);
  });
});

describe('importing a wallet', () => {
  it('[WALLET-2] accepts a valid phrase and shows its addresses', async () => {
    expect(await sendRequest({ type: 'checkPhrase', phrase: 'word1 nonsense', seedPassphrase: '' })).toEqual({
      kind: 'unknownWord',
    });
    expect(await sendRequest({ type: 'checkPhrase', phrase: 'word1 word2', seedPassphrase: '' })).toEqual({
      kind: 'checksum',
    });
    expect(await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' })).toEqual({
      kind: 'valid',
      places: [home, { chain: 'bitcoin', network: 'main', address: 'bc11' }],
    });
  });
});

describe('a passphrase of the words', () => {
  const seedPassphrase = ' 25th word of Ada ';
  const length = seedPassphrase.length;
  const address = `0x1p${length}`;
  const own = { ...home, address };
  const importWithPassphrase = (by = worker, typed = seedPassphrase) =>
    sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: typed }, by);
  const sealWithPassphrase = async () => {
    await importWithPassphrase();
    return ((await seal()) as { record: string }).record;
  };

  it('[WALLET-12] leads to other addresses, blanks at its ends included', async () => {
    expect(await importWithPassphrase()).toMatchObject({ kind: 'valid', places: [own, { address: `bc11p${length}` }] });
    expect(await importWithPassphrase(fresh(), seedPassphrase.trim())).toMatchObject({
      places: [{ address: `0x1p${length - 2}` }, {}],
    });
    expect(await importWithPassphrase(fresh(), '')).toMatchObject({ places: [home, {}] });
    const series = {
      type: 'series',
      chain: 'ethereum',
      network: 'test',
      scheme: 'seventh',
      from: 7,
      count: 1,
    } as const;
    expect(await sendRequest(series)).toMatchObject({ addresses: [{ address: `0x7-1p${length}` }] });
  });

  it('[WALLET-12] has at most 256 characters', async () => {
    expect(await importWithPassphrase(worker, '\u{1f511}'.repeat(257))).toBe('request');
    expect(await importWithPassphrase(worker, '\u{1f511}'.repeat(256))).toMatchObject({ kind: 'valid' });
    expect(parseRecord(((await seal()) as { record: string }).record)?.v).toBe(3);
  });

  it('[WALLET-12] is sealed with the words: the wallet opens, signs and changes its passcode with it', async () => {
    const record = await sealWithPassphrase();
    worker = fresh();
    expect(await unlock(record)).toMatchObject({ kind: 'opened', wallet: own });
    expect(await sendRequest({ type: 'sign', from: own, send, key: null })).toMatchObject({ kind: 'signed' });
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toEqual({ kind: 'refused' });
    const change = { type: 'rewrap', userId: 'ada', record, current: passcode, next: 'another passcode' } as const;
    const changed = (await sendRequest(change, fresh())) as { record: string };
    worker = fresh();
    expect(await unlock(changed.record, 'another passcode')).toMatchObject({ kind: 'opened', wallet: own });
  });

  it('[WALLET-12, WALLET-11] can be combined with an address of another wallet', async () => {
    await importWithPassphrase();
    const seventh = { chain: 'ethereum', network: 'test', address: `0x7-1p${length}`, path: 'm/7' };
    const { record } = (await seal(seventh)) as { record: string };
    expect(parseRecord(record)).toMatchObject({ v: 3, wallet: seventh });
    worker = fresh();
    expect(await unlock(record)).toMatchObject({ kind: 'opened', wallet: seventh });
  });

  it('[WALLET-12, WALLET-9] is in the backup file, which gives the same addresses', async () => {
    const record = await sealWithPassphrase();
    const request = { type: 'backUp', userId: 'ada', record, passcode, passphrase: 'passphrase of ada' } as const;
    const { file } = (await sendRequest(request, fresh())) as { file: string };
    expect(file).not.toContain('25th');
    worker = fresh();
    expect(await sendRequest({ type: 'openBackup', file, passphrase: 'passphrase of ada' })).toMatchObject({
      kind: 'valid',
      places: [own, {}],
    });
    expect(await seal(own)).toMatchObject({ kind: 'sealed', wallet: own });
  });

  it('[WALLET-12, WALLET-10] is shown again with the words, after the same wait', async () => {
    const record = await sealWithPassphrase();
    worker = fresh();
    await sendRequest({ type: 'recall', userId: 'ada', record, passcode });
    expect((await shownBy('reveal', worker)).words).toEqual([]);
    clock.at += RECALL_WAIT_MS;
    expect((await shownBy('reveal', worker)).words).toEqual([
      { words: phrase.split(' ').slice(0, 12), seedPassphrase },
    ]);
  });

  it('[WALLET-12, WALLET-3] is in no answer and no record, and wiped with the words', async () => {
    const record = await sealWithPassphrase();
    expect(`${JSON.stringify(replies)}${record}`).not.toContain('25th');
    expect(`${JSON.stringify(replies)}${record}`).not.toContain(Buffer.from(seedPassphrase).toString('hex'));
    expect(used[0]?.some((byte) => byte !== 0)).toBe(true);
    clock.at += minute;
    expect(await sendRequest({ type: 'places' })).toBe('expired');
    expect(used[0]?.every((byte) => byte === 0)).toBe(true);
    clock.at -= minute;
    expect(await sendRequest({ type: 'places' })).toBe('request');
  });
});

describe('addresses of other wallets', () => {
  const series = { type: 'series', chain: 'ethereum', network: 'test', scheme: 'seventh', from: 7, count: 2 } as const;
  const seventh = { chain: 'ethereum', network: 'test', address: '0x7-1', path: 'm/7' };
  const { path: _, ...withoutPath } = seventh;

  it('[WALLET-11] imported words give a series of addresses, until they are sealed', async () => {
    expect(await sendRequest(series)).toBe('request');
    await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' });
    expect(await sendRequest(series)).toEqual({
      kind: 'derived',
      addresses: [
        { path: 'm/7', address: '0x7-1' },
        { path: 'm/8', address: '0x8-1' },
      ],
    });
    expect(await sendRequest({ ...series, scheme: 'none' })).toBe('request');
    expect(await sendRequest({ ...series, count: 21 })).toBe('request');
    expect(await sendRequest({ ...series, count: 0 })).toBe('request');
    await seal();
    expect(await sendRequest(series)).toBe('request');
  });

  it('[WALLET-11] the path of the chosen one is part of the record, and is opened and signed with', async () => {
    await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' });
    expect(await seal({ ...seventh, address: '0x7-2' })).toBe('request');
    expect(await seal(withoutPath)).toBe('request');
    expect(await seal({ ...seventh, path: 'm/8' })).toBe('request');
    const sealed = (await seal(seventh)) as { record: string; wallet: unknown };
    expect(sealed.wallet).toEqual(seventh);
    expect(parseRecord(sealed.record)).toMatchObject({ v: 2, wallet: seventh });
    worker = fresh();
    expect(await unlock(sealed.record)).toMatchObject({ kind: 'opened', wallet: seventh });
    expect(await sendRequest({ type: 'places' })).toMatchObject({
      places: expect.arrayContaining([home, withoutPath]),
    });
    expect(await sendRequest({ type: 'sign', from: withoutPath, send, key: null })).toMatchObject({ kind: 'signed' });
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toMatchObject({ kind: 'signed' });
  });

  it('[WALLET-11] a usual address keeps a record that older versions open', async () => {
    await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' });
    const sealed = (await seal({ ...home, path: 'm/7' })) as { record: string };
    expect(parseRecord(sealed.record)).toMatchObject({ v: 1, wallet: home });
    worker = fresh();
    await unlock(sealed.record);
    expect(await sendRequest({ type: 'sign', from: withoutPath, send, key: null })).toEqual({ kind: 'refused' });
  });
});

describe('unlocking', () => {
  it('[WALLET-3] requires the passcode, and holds nothing after a wrong one', async () => {
    const record = await sealedRecord();
    expect(await unlock(record, 'not it')).toEqual({ kind: 'wrong', failedAttempts: 1, retryAt: 0 });
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toBe('request');
    expect(await unlock('no record')).toEqual({ kind: 'damaged' });
    expect(await unlock(record)).toEqual({ kind: 'opened', wallet: home, upgraded: null });
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toEqual({
      kind: 'signed',
      bytes: 'signed 2 ETH to eve',
      txId: 'tx1',
    });
  });

  it('[SET-2] changes the passcode without opening the wallet', async () => {
    const record = await sealedRecord();
    const rewrap = (current: string) =>
      sendRequest({ type: 'rewrap', userId: 'ada', record, current, next: 'another passcode' });
    expect(await rewrap('not it')).toEqual({ kind: 'wrong', failedAttempts: 1, retryAt: 0 });
    const changed = (await rewrap(passcode)) as { kind: string; record: string };
    expect(changed.kind).toBe('changed');
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toBe('request');
    expect(await unlock(changed.record)).toMatchObject({ kind: 'wrong', failedAttempts: 1 });
    expect(await unlock(changed.record, 'another passcode')).toMatchObject({ kind: 'opened' });
  });

  it('[WALLET-3] a pause applies in every worker of the browser, even for the right passcode, and ends (W-17)', async () => {
    const record = await sealedRecord();
    const attempt = (code: string, by = fresh()) =>
      sendRequest({ type: 'unlock', userId: 'ada', record, passcode: code, until: clock.at + minute }, by);
    for (let failedAttempts = 1; failedAttempts <= 5; failedAttempts += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other is the point
      expect(await attempt('not it')).toEqual({ kind: 'wrong', failedAttempts, retryAt: 0 });
    }
    const retryAt = clock.at + 30_000;
    expect(await attempt('not it')).toEqual({ kind: 'wrong', failedAttempts: 6, retryAt });
    expect(await attempt(passcode)).toEqual({ kind: 'held', failedAttempts: 6, retryAt });
    const change = { type: 'rewrap', userId: 'ada', record, current: passcode, next: 'another passcode' } as const;
    expect(await sendRequest(change, fresh())).toEqual({ kind: 'held', failedAttempts: 6, retryAt });
    clock.at = retryAt;
    expect(await attempt(passcode)).toMatchObject({ kind: 'opened' });
    expect(await attempt('not it')).toEqual({ kind: 'wrong', failedAttempts: 1, retryAt: 0 });
  });

  it('[WALLET-3] an attempt counts even if its worker was terminated during it (W-17)', async () => {
    const record = await sealedRecord();
    const started = Promise.withResolvers<void>();
    const failing = createWalletWorker({
      ...tools,
      device: () => {
        started.resolve();
        return new Promise(() => undefined);
      },
    });
    const request = { type: 'unlock', userId: 'ada', record, passcode: 'not it', until: clock.at } as const;
    void failing.take({ id: 1, request });
    await started.promise;
    expect(await unlock(record, 'not it')).toMatchObject({ kind: 'wrong', failedAttempts: 2 });
  });

  it('[WALLET-3] a record with a weakened passcode is refused, and no attempt is counted (W-24)', async () => {
    const record = await sealedRecord();
    const strict = createWalletWorker({ ...tools, kdfFloor: { name: 'argon2id', m: 64, t: 1, p: 1 } });
    const request = { userId: 'ada', record, until: clock.at } as const;
    expect(await sendRequest({ type: 'unlock', ...request, passcode: 'not it' }, strict)).toEqual({ kind: 'weak' });
    const change = { type: 'rewrap', userId: 'ada', record, current: passcode, next: 'another passcode' } as const;
    expect(await sendRequest(change, strict)).toEqual({ kind: 'weak' });
    expect(await unlock(record, 'not it')).toMatchObject({ failedAttempts: 1 });
  });

  it('[WALLET-3] unavailable storage fails without revealing why', async () => {
    const device = () => Promise.reject(new Error(`no storage for ${passcode}`));
    const blocked = createWalletWorker({ ...tools, device });
    await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' }, blocked);
    expect(await sendRequest({ type: 'seal', userId: 'ada', place: null, passcode, until: clock.at }, blocked)).toBe(
      'failed',
    );
  });
});

const passphrase = 'passphrase of ada';
const backUp = (record: string, typed = passcode) =>
  sendRequest({ type: 'backUp', userId: 'ada', record, passcode: typed, passphrase }, fresh());
const recall = (record: string, typed = passcode) =>
  sendRequest({ type: 'recall', userId: 'ada', record, passcode: typed });

describe('a backup file', () => {
  it('[WALLET-9] needs the passcode, and opens as the same wallet with its passphrase alone', async () => {
    const record = await sealedRecord();
    expect(await backUp(record, 'not it')).toEqual({ kind: 'wrong', failedAttempts: 1, retryAt: 0 });
    const { file } = (await backUp(record)) as { file: string };
    expect(await sendRequest({ type: 'openBackup', file, passphrase: passcode })).toEqual({ kind: 'wrong' });
    const opened = await sendRequest({ type: 'openBackup', file, passphrase });
    expect(opened).toMatchObject({ kind: 'valid', places: expect.arrayContaining([home]) });
    expect(await seal(home)).toMatchObject({ kind: 'sealed', wallet: home });
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toMatchObject({ kind: 'signed' });
  });

  it('[WALLET-9, WALLET-3] is not made during the pause after wrong passcodes', async () => {
    const record = await sealedRecord();
    for (let tries = 1; tries <= 6; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other is the point
      await backUp(record, 'not it');
    }
    expect(await backUp(record)).toMatchObject({ kind: 'held', failedAttempts: 6 });
    expect(await recall(record)).toMatchObject({ kind: 'held', failedAttempts: 6 });
  });

  it('[WALLET-9, WALLET-3] leaves no wallet in the worker that made it', async () => {
    await sendRequest({ type: 'backUp', userId: 'ada', record: await sealedRecord(), passcode, passphrase });
    expect(await sendRequest({ type: 'places' })).toBe('request');
    expect((await reveal()).answer).toBe('request');
  });

  it('[WALLET-9] does not replace the wallet of a worker', async () => {
    const { file } = (await backUp(await sealedRecord())) as { file: string };
    await sendRequest({ type: 'generate', words: 12 });
    expect(await sendRequest({ type: 'openBackup', file, passphrase })).toBe('request');
  });
});

describe('words shown again', () => {
  it('[WALLET-10] appear at the port alone, and only once the wait after the passcode is over', async () => {
    const record = await sealedRecord();
    expect(await recall(record, 'not it')).toMatchObject({ kind: 'wrong' });
    expect(await recall(record)).toEqual({ kind: 'recalled', count: 12 });
    clock.at += RECALL_WAIT_MS - 1_000;
    expect(await reveal()).toMatchObject({ words: [], answer: 'request' });
    clock.at += 1_000;
    expect((await reveal()).words[0]).toEqual(phrase.split(' ').slice(0, 12));
    // They can be covered and shown again.
    expect((await reveal()).answer).toEqual({ kind: 'revealed' });
  });

  it('[WALLET-10] a worker that shows them neither signs nor seals, and forgets them in the end', async () => {
    await recall(await sealedRecord());
    clock.at += RECALL_WAIT_MS;
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toBe('request');
    expect(await sendRequest({ type: 'places' })).toBe('request');
    expect(await sendRequest({ type: 'extend', until: clock.at + minute })).toBe('request');
    expect(await seal()).toBe('request');
    expect((await offer()).answer).toBe('request');
    clock.at += MAX_OPEN_MS;
    expect((await reveal()).answer).toBe('expired');
  });
});

describe('showing addresses', () => {
  it('[WALLET-4] an open wallet shows all of its addresses; a draft and an empty worker show none', async () => {
    expect(await sendRequest({ type: 'places' })).toBe('request');
    await unlock(await sealedRecord());
    const answer = await sendRequest({ type: 'places' });
    expect(answer).toMatchObject({ kind: 'placed', places: expect.arrayContaining([home]) });
    clock.at += minute;
    expect(await sendRequest({ type: 'places' })).toBe('expired');
  });
});

describe('signing', () => {
  it('[WALLET-5] refuses a transfer other than the reviewed one, and another address', async () => {
    await unlock(await sealedRecord());
    expect(await sendRequest({ type: 'sign', from: home, send: { ...send, amount: '1' }, key: null })).toEqual({
      kind: 'refused',
    });
    expect(await sendRequest({ type: 'sign', from: { ...home, address: '0x9' }, send, key: null })).toEqual({
      kind: 'refused',
    });
  });

  it('[WALLET-5] a wallet that is not sealed yet does not sign', async () => {
    await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' });
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toBe('request');
  });
});

describe('the deadline', () => {
  it('[SET-2 WALLET-3] is checked before each use: once it has passed the keys are gone for good', async () => {
    await unlock(await sealedRecord());
    const [, entropy] = [used[0], used.at(-1)];
    expect(entropy?.some((byte) => byte !== 0)).toBe(true);
    clock.at += minute;
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toBe('expired');
    // A clock that is set back, or activity that comes too late, restores nothing.
    clock.at -= minute;
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toBe('request');
    expect(await sendRequest({ type: 'extend', until: clock.at + minute })).toBe('request');
  });

  it('[SET-2 WALLET-3] wipes the phrase when it passes', async () => {
    await sendRequest({ type: 'generate', words: 12 });
    await seal();
    clock.at += minute;
    expect(await sendRequest({ type: 'extend', until: clock.at + minute })).toBe('expired');
    expect(used).toHaveLength(1);
    expect(used[0]?.every((byte) => byte === 0)).toBe(true);
  });

  it('[SET-2] moves with each use', async () => {
    await unlock(await sealedRecord());
    clock.at += minute - 1;
    expect(await sendRequest({ type: 'extend', until: clock.at + minute })).toEqual({ kind: 'extended' });
    clock.at += minute - 1;
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toMatchObject({ kind: 'signed' });
    clock.at += 1;
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toBe('expired');
  });

  it('[SET-2] is never later than the longest choice', async () => {
    await unlock(await sealedRecord());
    await sendRequest({ type: 'extend', until: Number.MAX_SAFE_INTEGER });
    clock.at += MAX_OPEN_MS;
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toBe('expired');
  });
});

describe('the message protocol', () => {
  it('[WALLET-3] one worker holds one wallet', async () => {
    const record = await sealedRecord();
    await sendRequest({ type: 'generate', words: 12 });
    expect(await sendRequest({ type: 'generate', words: 24 })).toBe('request');
    expect(await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' })).toBe('request');
    expect(await unlock(record)).toBe('request');
  });

  it('[WALLET-3] nothing can be requested before there is a wallet', async () => {
    expect(await sendRequest({ type: 'checkWords', positions: [1, 2, 3], picked: ['a', 'b', 'c'] })).toBe('request');
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toBe('request');
    expect(await sendRequest({ type: 'extend', until: clock.at + minute })).toBe('request');
    expect(await seal()).toBe('request');
    expect((await reveal()).answer).toBe('request');
  });

  it('[WALLET-3] an unknown message is refused, whatever it is', async () => {
    await sendRequest({ type: 'generate', words: 12 });
    await seal();
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.nat(), async (request, id) => {
        fc.pre(readCall({ id, request }) === null);
        expect(await worker.take(request)).toSatisfy((reply) => reply === null || 'fault' in reply);
        expect(await worker.take({ id, request })).toEqual({ id, fault: 'request' });
      }),
    );
  });

  const calls: readonly WalletRequest[] = [
    { type: 'generate', words: 12 },
    { type: 'checkWords', positions: [1], picked: ['a'] },
    { type: 'checkPhrase', phrase: 'a', seedPassphrase: 'a' },
    { type: 'reveal' },
    { type: 'offer' },
    { type: 'seal', userId: 'a', place: home, passcode: 'a', until: 1 },
    { type: 'unlock', userId: 'a', record: 'a', passcode: 'a', until: 1 },
    { type: 'rewrap', userId: 'a', record: 'a', current: 'a', next: 'a' },
    { type: 'unlockWithPasskey', userId: 'a', record: 'a', prf: new Uint8Array(32), until: 1 },
    {
      type: 'addPasskey',
      userId: 'a',
      record: 'a',
      passcode: 'a',
      id: 'a',
      salt: 'ab'.repeat(32),
      prf: new Uint8Array(32),
    },
    { type: 'removePasskey', record: 'a' },
    { type: 'openBackup', file: 'a', passphrase: 'a' },
    { type: 'backUp', userId: 'a', record: 'a', passcode: 'a', passphrase: 'a' },
    { type: 'recall', userId: 'a', record: 'a', passcode: 'a' },
    { type: 'extend', until: 1 },
    { type: 'sign', from: home, send, key: null },
  ];

  it.each(calls.map((call) => [call.type, call] as const))(
    '[WALLET-3] %s is accepted as it is, and not with a missing, extra or wrong field',
    (_, request) => {
      expect(readCall({ id: 1, request })).toEqual({ id: 1, request });
      expect(readCall({ id: 1, request: { ...request, more: 1 } })).toBeNull();
      expect(readCall({ id: 1, request, more: 1 })).toBeNull();
      expect(readCall({ id: -1, request })).toBeNull();
      expect(readCall({ id: 1, request: { ...request, type: 'constructor' } })).toBeNull();
      for (const name of Object.keys(request)) {
        const { [name as 'type']: _gone, ...less } = request;
        expect(readCall({ id: 1, request: less })).toBeNull();
        expect(readCall({ id: 1, request: { ...request, [name]: Symbol.iterator } })).toBeNull();
      }
    },
  );

  it('[WALLET-3] an answer with an extra field, or to another request, does not reach the page', () => {
    const answer = { kind: 'opened', wallet: home, upgraded: null };
    expect(readReply({ id: 1, answer }, 'unlock')).toEqual({ id: 1, answer });
    expect(readReply({ id: 1, answer: { ...answer, words: ['a'] } }, 'unlock')).toBeNull();
    expect(readReply({ id: 1, answer }, 'rewrap')).toBeNull();
    expect(readReply({ id: 1, answer: { kind: 'toString' } }, 'unlock')).toBeNull();
    expect(readReply({ id: 1, fault: 'expired' }, 'unlock')).toEqual({ id: 1, fault: 'expired' });
    expect(readReply({ id: 1, fault: 'because' }, 'unlock')).toBeNull();
    expect(readReply('opened', 'unlock')).toBeNull();
  });
});

describe('a passkey', () => {
  it('[WALLET-13] unlocks the wallet, which can then sign and is locked by its deadline', async () => {
    const output = prf();
    const { record } = (await addPasskeyTo(await sealedRecord(), passcode, output)) as { record: string };
    expect(output).toEqual(new Uint8Array(32));
    expect(await unlockWith(record)).toEqual({ kind: 'opened', wallet: home });
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toMatchObject({ kind: 'signed' });
    expect(await unlockWith(record)).toBe('request');
    clock.at += minute;
    expect(await sendRequest({ type: 'sign', from: home, send, key: null })).toBe('expired');
    expect(JSON.stringify(replies)).not.toContain(passcode);
  });

  it('[WALLET-13] another one is refused and wiped, and so is one that was removed', async () => {
    const { record } = (await addPasskeyTo(await sealedRecord())) as { record: string };
    const other = new Uint8Array(32).fill(6);
    expect(await unlockWith(record, other)).toEqual({ kind: 'wrong' });
    expect(other).toEqual(new Uint8Array(32));
    const removed = (await sendRequest({ type: 'removePasskey', record })) as { record: string };
    expect(await unlockWith(removed.record)).toEqual({ kind: 'wrong' });
    expect(await unlock(removed.record)).toMatchObject({ kind: 'opened' });
    expect(await sendRequest({ type: 'removePasskey', record: 'no record' }, fresh())).toEqual({ kind: 'damaged' });
  });

  it('[WALLET-13, WALLET-3] neither needs nor ends the pause after wrong passcodes', async () => {
    const { record } = (await addPasskeyTo(await sealedRecord())) as { record: string };
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each attempt counts the one before
      expect(await addPasskeyTo(record, 'not it')).toMatchObject({ kind: 'wrong', failedAttempts: attempt });
    }
    expect(await unlockWith(record)).toMatchObject({ kind: 'opened' });
    expect(await addPasskeyTo(record)).toMatchObject({ kind: 'held', failedAttempts: 6 });
  });

  it.each([new Uint8Array(31), new Uint8Array(33), Array.from(new Uint8Array(32)), 'ab'.repeat(32)])(
    '[WALLET-13] an output that is not 32 bytes is refused by the protocol',
    (output) => {
      const request = { type: 'unlockWithPasskey', userId: 'ada', record: 'record', prf: output, until: 1 };
      expect(readCall({ id: 1, request })).toBeNull();
    },
  );
});

describe('secrets', () => {
  it("[WALLET-3] are in no answer of a wallet's whole life, except at the port that reveals them", async () => {
    await sendRequest({ type: 'generate', words: 12 });
    const { words } = await reveal();
    await offer();
    const { record } = (await seal()) as { record: string };
    await sendRequest({ type: 'sign', from: { ...home, address: `0x${used[0]?.[0]}` }, send, key: null });
    const other = createWalletWorker(tools);
    await sendRequest({ type: 'unlock', userId: 'ada', record, passcode: 'not it', until: clock.at + minute }, other);
    await sendRequest({ type: 'unlock', userId: 'ada', record, passcode, until: clock.at + minute }, other);
    await sendRequest({ type: 'rewrap', userId: 'ada', record, current: passcode, next: 'another passcode' }, other);
    await sendRequest({ type: 'checkPhrase', phrase, seedPassphrase: '' }, createWalletWorker(tools));
    const { file } = (await backUp(record)) as { file: string };
    await sendRequest({ type: 'openBackup', file, passphrase }, fresh());
    const showing = fresh();
    await sendRequest({ type: 'recall', userId: 'ada', record, passcode }, showing);
    clock.at += RECALL_WAIT_MS;
    await reveal(showing);
    const replyText = JSON.stringify(replies);
    const secrets = [
      Buffer.from(used[0] ?? []).toString('hex'),
      Buffer.from(used[0] ?? []).toString('base64'),
      words[0]?.slice(0, 2).join('","') ?? '',
      'word',
      passcode,
      'another passcode',
      passphrase,
    ];
    expect(secrets.filter((secret) => replyText.includes(secret))).toEqual([]);
    expect(replies).toHaveLength(13);
  });
});
