import { describe, expect, it } from 'vitest';
import { type PasscodeKind, passcodeKindOf } from './passcodeKind.ts';
import { addPasskey, openWithPasskey, removePasskey } from './passkeyVault.ts';
import { encodeRecord, parseRecord, type VaultRecord } from './record.ts';
import { chooseRule } from './ruleVault.ts';
import { makeTools, QUICK } from './testing/testTools.ts';
import { openVault, rewrapVault, sealVault } from './vault.ts';

const tools = await makeTools();
const userId = 'ada';
const wallet = { chain: 'ethereum', network: 'test', address: '0xAddressOfAda' };
const entropy = Uint8Array.from({ length: 16 }, (_, at) => at * 7 + 1);
const passphrase = 'purple lamp under a fig';
const prf = new Uint8Array(32).fill(5);

const seal = (passcode: string) => sealVault(tools, { userId, wallet, entropy, passcode });
const open = (record: string, passcode: string) => openVault(tools, { userId, record, passcode });

function recordOf(text: string): VaultRecord {
  const record = parseRecord(text);
  if (record === null) throw new Error('This is no record.');
  return record;
}

function changedBy(result: { readonly kind: string; readonly record?: string }): string {
  if (result.record === undefined) throw new Error('The record was not changed.');
  return result.record;
}

describe('the kind of a passcode', () => {
  it.each<[string, PasscodeKind]>([
    ['274910', 'digits'],
    ['27491', 'passphrase'],
    ['2749101', 'passphrase'],
    [' 274910', 'passphrase'],
    ['274910\n', 'passphrase'],
    [passphrase, 'passphrase'],
  ])('[WALLET-16] of %j is %s', (passcode, kind) => {
    expect(passcodeKindOf(passcode)).toBe(kind);
  });

  it('[WALLET-16] is stored for a passphrase only: with six digits a record has the format of before', async () => {
    expect(recordOf(await seal(passphrase)).passcodeKind).toBe('passphrase');
    expect(Object.keys(recordOf(await seal('274910')))).not.toContain('passcodeKind');
  });

  it('[WALLET-16] follows each change of the passcode, and stays with passkey and rule', async () => {
    const digits = await seal('274910');
    const worded = changedBy(await rewrapVault(tools, { userId, record: digits, passcode: '274910' }, passphrase));
    expect(recordOf(worded).passcodeKind).toBe('passphrase');
    expect(await open(worded, passphrase)).toMatchObject({ kind: 'opened', entropy });

    const request = { userId, record: worded, passcode: passphrase };
    const passkey = { id: 'AQID', salt: 'ab'.repeat(32), prf };
    const withPasskey = changedBy(await addPasskey(tools, request, passkey));
    const rule = { mostByAsset: {}, asksOnTest: true };
    const both = changedBy(await chooseRule(tools, { ...request, record: withPasskey }, rule));
    expect(recordOf(both)).toMatchObject({ passcodeKind: 'passphrase', passkey: { id: 'AQID' } });
    expect(recordOf(removePasskey(both) ?? '').passcodeKind).toBe('passphrase');

    const back = changedBy(await rewrapVault(tools, { userId, record: both, passcode: passphrase }, '274910'));
    expect(recordOf(back).passcodeKind).toBeUndefined();
    expect(await open(back, '274910')).toMatchObject({ kind: 'opened', entropy, rule });
    expect(await openWithPasskey(tools, { userId, record: back, prf })).toMatchObject({ kind: 'opened', rule });
  });

  it('[WALLET-16] stays when the record is upgraded to stronger parameters', async () => {
    const stronger = { ...tools, kdf: { ...QUICK, t: 2 } };
    const opened = await openVault(stronger, { userId, record: await seal(passphrase), passcode: passphrase });
    expect(opened).toMatchObject({ kind: 'opened' });
    expect(recordOf((opened as { readonly upgraded: string }).upgraded).passcodeKind).toBe('passphrase');
  });

  it('[WALLET-16] cannot be changed: neither passcode opens such a record', async () => {
    const { passcodeKind: _, ...withoutKind } = recordOf(await seal(passphrase));
    expect(await open(encodeRecord(withoutKind), passphrase)).toEqual({ kind: 'wrong' });
    const record = recordOf(await seal('274910'));
    expect(await open(encodeRecord({ ...record, passcodeKind: 'passphrase' }), '274910')).toEqual({ kind: 'wrong' });
  });

  it.each(['digits', 'words', '', null, 1])('[WALLET-16] is not read as %j', async (passcodeKind) => {
    const record = recordOf(await seal(passphrase));
    expect(parseRecord(encodeRecord({ ...record, passcodeKind: passcodeKind as never }))).toBeNull();
  });
});
