import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { proveFlow } from '../../test/proveFlow.ts';
import { implementPort } from '../port.ts';
import { ada, noon } from '../testing/samples.ts';
import { vaultCases } from './cases.ts';
import { implementKeyring, OpenKeys } from './keys.ts';
import { vaultMachine } from './machine.ts';
import { vaultMessages } from './messages.ts';
import { vaultSpec } from './spec.ts';
import type { ProbeVaultAnswer, ProbeVaultCall } from './types.ts';

proveFlow({ machine: vaultMachine, spec: vaultSpec, cases: vaultCases });

/** An unlocked vault, with keys for which wiping can be observed. */
async function openVault() {
  const bytes = new Uint8Array([1, 2, 3]);
  const watched: OpenKeys[] = [];
  const keyring = implementKeyring((keys) => {
    watched.push(keys);
    return () => watched.pop();
  });
  const probeVault = implementPort<ProbeVaultCall, ProbeVaultAnswer>(() =>
    Promise.resolve({ kind: 'none', autoLockMinutes: 1 }),
  );
  const vault = createActor(vaultMachine.provide({ actors: { keyring, probeVault } }));
  vault.start();
  vault.send({ type: 'signedIn', user: ada, epoch: 1 });
  await expect.poll(() => vault.getSnapshot().value).toBe('absent');
  const keys = new OpenKeys(bytes, (content) => content.fill(0));
  const wallet = { chain: 'bitcoin', network: 'test', address: 'tb1ada' };
  vault.send({ type: 'wallet.sealed', keys, wallet, at: noon });
  return { vault, bytes, keys, watched };
}

describe('the key ring', () => {
  it('[WALLET-3] holds the keys while the wallet is open', async () => {
    const { vault, bytes, keys, watched } = await openVault();
    expect([vault.getSnapshot().value, [...bytes], watched.length]).toEqual([{ unlocked: 'open' }, [1, 2, 3], 1]);
    expect([keys.reveal(), JSON.stringify(keys)]).toEqual([bytes, '{}']);
    vault.stop();
  });

  it.each(['lock.requested', 'signedOut', 'removal.requested'] as const)(
    '[WALLET-3] wipes them on %s',
    async (type) => {
      const { vault, bytes, watched } = await openVault();
      vault.send({ type });
      expect([[...bytes], watched.length]).toEqual([[0, 0, 0], 0]);
      vault.stop();
    },
  );

  it('[WALLET-3] wipes them when the vault is stopped', async () => {
    const { vault, bytes, watched } = await openVault();
    vault.stop();
    expect([[...bytes], watched.length]).toEqual([[0, 0, 0], 0]);
  });

  it('[WALLET-3] locks and wipes when the app reports that they are lost', async () => {
    const { vault, bytes } = await openVault();
    vault.send({ type: 'keys.lost' });
    const { value, context } = vault.getSnapshot();
    expect([value, context.message, [...bytes]]).toEqual(['locked', vaultMessages.lost, [0, 0, 0]]);
    vault.stop();
  });

  it('[WALLET-3] keys without an owner are wiped immediately', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const vault = createActor(vaultMachine);
    vault.start();
    const wallet = { chain: 'bitcoin', network: 'test', address: 'tb1ada' };
    vault.send({ type: 'wallet.sealed', keys: new OpenKeys(bytes, (content) => content.fill(0)), wallet, at: noon });
    expect([vault.getSnapshot().value, [...bytes]]).toEqual(['idle', [0, 0, 0]]);
  });

  it('[WALLET-3] keys that are lost are wiped, make it fail, and are no longer watched', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const keys = new OpenKeys(bytes, (content) => content.fill(0));
    const losses: (() => void)[] = [];
    let stops = 0;
    const keyring = implementKeyring((_, onLost) => {
      losses.push(onLost);
      return () => (stops += 1);
    });
    const holder = createActor(keyring, { input: { keys } });
    const errors: unknown[] = [];
    holder.subscribe({ error: (error) => errors.push(error) });
    holder.start();
    for (const lose of losses) lose();
    expect([holder.getSnapshot().status, errors.length, stops, [...bytes]]).toEqual(['error', 1, 1, [0, 0, 0]]);
  });
});
