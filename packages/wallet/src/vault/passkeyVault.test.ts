import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addPasskey, openWithPasskey, removePasskey } from './passkeyVault.ts';
import { encodeRecord, parseRecord, type VaultRecord } from './record.ts';
import { makeDevice, makeTools } from './testing/testTools.ts';
import { openVault, rewrapVault, sealVault } from './vault.ts';

const tools = await makeTools();
const wallet = { chain: 'ethereum', network: 'test', address: '0xAddressOfAda' };
const userId = 'ada';
const passcode = 'passcode of ada';
const entropy = Uint8Array.from({ length: 16 }, (_, at) => at * 7 + 1);
const prf = new Uint8Array(32).fill(5);
const passkey = { id: 'AQID_-8', salt: 'ab'.repeat(32) };

async function withPasskey(): Promise<{ before: string; text: string; record: VaultRecord }> {
  const before = await sealVault(tools, { userId, wallet, entropy, passcode });
  const added = await addPasskey(tools, { userId, record: before, passcode }, { ...passkey, prf });
  if (added.kind !== 'changed') throw new Error('The passkey was not added.');
  return { before, text: added.record, record: recordOf(added.record) };
}

function recordOf(text: string): VaultRecord {
  const record = parseRecord(text);
  if (record === null) throw new Error('This is no record.');
  return record;
}

const byPasskey = (record: string, by = prf) => openWithPasskey(tools, { userId, record, prf: by });
const byPasscode = (record: string, by = passcode) => openVault(tools, { userId, record, passcode: by });
const opened = { kind: 'opened', entropy, wallet, upgraded: null };

describe('a vault with a passkey', () => {
  it('[WALLET-13] opens with the passkey and with the passcode, and shows neither the output nor the words', async () => {
    const { text } = await withPasskey();
    expect(await byPasskey(text)).toEqual(opened);
    expect(await byPasscode(text)).toEqual(opened);
    expect(text).not.toContain(Buffer.from(prf).toString('hex'));
    expect(text).not.toContain(Buffer.from(entropy).toString('hex'));
  });

  it('[WALLET-13] opens with both after the passcode was changed, and not with the old passcode', async () => {
    const { text } = await withPasskey();
    const changed = await rewrapVault(tools, { userId, record: text, passcode }, 'another passcode');
    const { record } = changed as { readonly record: string };
    expect(await byPasskey(record)).toEqual(opened);
    expect(await byPasscode(record, 'another passcode')).toEqual(opened);
    expect(await byPasscode(record)).toEqual({ kind: 'wrong' });
  });

  it('[WALLET-13] is what it was before once the passkey is removed', async () => {
    const { before, text } = await withPasskey();
    expect(removePasskey(text)).toBe(before);
    expect(await byPasskey(before)).toEqual({ kind: 'wrong' });
    expect(removePasskey('no record')).toBeNull();
  });

  it('[WALLET-13] accepts only the passkey that was added last', async () => {
    const { text } = await withPasskey();
    const other = new Uint8Array(32).fill(6);
    expect(await byPasskey(text, other)).toEqual({ kind: 'wrong' });
    const replaced = await addPasskey(tools, { userId, record: text, passcode }, { ...passkey, prf: other });
    const { record } = replaced as { readonly record: string };
    expect(await byPasskey(record)).toEqual({ kind: 'wrong' });
    expect(await byPasskey(record, other)).toEqual(opened);
  });

  it('[WALLET-13] gets no passkey from somebody with a wrong passcode', async () => {
    const { before } = await withPasskey();
    const refused = addPasskey(tools, { userId, record: before, passcode: 'not it' }, { ...passkey, prf });
    expect(await refused).toEqual({ kind: 'wrong' });
  });

  it('[WALLET-13] cannot be opened by the passkey in another browser, nor by another person', async () => {
    const { text, record } = await withPasskey();
    const elsewhere = { ...tools, device: await makeDevice() };
    expect(await openWithPasskey(elsewhere, { userId, record: text, prf })).toEqual({ kind: 'damaged' });
    expect(await openWithPasskey(tools, { userId: 'bob', record: text, prf })).toEqual({ kind: 'damaged' });
    const theirs = encodeRecord({ ...record, userId: 'bob' });
    expect(await openWithPasskey(tools, { userId: 'bob', record: theirs, prf })).toEqual({ kind: 'wrong' });
  });

  it('[WALLET-13] refuses a record that was changed', async () => {
    const { record } = await withPasskey();
    const lock = record.passkey;
    if (lock === undefined) throw new Error('There is no passkey.');
    const changes: readonly Partial<VaultRecord>[] = [
      { wallet: { ...wallet, address: '0xOther' } },
      { passkey: { ...lock, id: 'AAAA' } },
      { passkey: { ...lock, salt: 'ac'.repeat(32) } },
      { passkey: { ...lock, wrap: record.wrap } },
    ];
    const results = changes.map((change) => byPasskey(encodeRecord({ ...record, ...change })));
    expect((await Promise.all(results)).map(({ kind }) => kind)).toEqual(changes.map(() => 'wrong'));
    expect(await byPasskey(encodeRecord({ ...record, body: { ...record.body, iv: '00'.repeat(12) } }))).toEqual({
      kind: 'damaged',
    });
  });

  it.each([{ id: '' }, { id: 'a+b' }, { salt: 'ab' }, { wrap: { iv: '', data: '' } }, { more: 1 }])(
    '[WALLET-13] is not read with %o',
    async (part) => {
      const { record } = await withPasskey();
      const text = encodeRecord({ ...record, passkey: { ...record.passkey, ...part } as never });
      const isSameText = 'more' in part;
      // A field that does not belong there is not written.
      expect(parseRecord(text) !== null).toBe(isSameText);
      expect(text).not.toContain('more');
    },
  );

  it('[WALLET-13] a record from before passkeys has the same text as ever', () => {
    const older = JSON.parse(
      readFileSync(new URL('testing/older-records.json', import.meta.url), 'utf8'),
    ) as readonly object[];
    for (const record of older) {
      const text = JSON.stringify(record);
      expect(encodeRecord(recordOf(text))).toBe(text);
    }
  });

  it('[WALLET-13] adds nothing that cannot be decrypted again', async () => {
    const { before } = await withPasskey();
    let calls = 0;
    const decrypt: typeof tools.crypto.decrypt = (...args) => {
      calls += 1;
      return calls > 2 ? Promise.resolve(null) : tools.crypto.decrypt(...args);
    };
    const broken = { ...tools, crypto: { ...tools.crypto, decrypt } };
    const adding = addPasskey(broken, { userId, record: before, passcode }, { ...passkey, prf });
    await expect(adding).rejects.toThrow('The vault cannot be read back.');
  });
});
