import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { ada, noon } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import { OpenKeys } from './keys.ts';
import type { vaultMachine } from './machine.ts';

/** A published BIP-39 test phrase (TREZOR's vectors, English, the third): nobody's wallet. */
const phrase = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
const keys = new OpenKeys(phrase, () => {});
const wallet = { chain: 'ethereum', network: 'test', address: '0xada' };
const sealed = { kind: 'sealed', wallet, failedAttempts: 0, retryAt: 0, autoLockMinutes: 1, at: noon } as const;
const right = new Secret('opensesame');

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const vaultCases = {
  tags: {},
  inputs: [undefined],
  events: {
    signedIn: [{ type: 'signedIn', user: ada, epoch: 1 }],
    signedOut: [{ type: 'signedOut' }],
    'vault.changed': [{ type: 'vault.changed' }],
    'unlock.submitted': [{ type: 'unlock.submitted', passcode: right }],
    'wallet.sealed': [{ type: 'wallet.sealed', keys, wallet, at: noon }],
    activity: [
      { type: 'activity', at: noon + 1 },
      { type: 'activity', at: noon + 3_600_000 },
    ],
    'page.resumed': [
      { type: 'page.resumed', at: noon + 1 },
      { type: 'page.resumed', at: noon + 3_600_000 },
    ],
    'lock.requested': [{ type: 'lock.requested' }],
    'keys.lost': [{ type: 'keys.lost' }],
    'signing.began': [
      { type: 'signing.began', at: noon + 1 },
      { type: 'signing.began', at: noon + 3_600_000 },
    ],
    'signing.ended': [{ type: 'signing.ended', at: noon + 1 }],
    'passcode.submitted': [
      {
        type: 'passcode.submitted',
        current: right,
        next: new Secret('hunter2two'),
        repeated: new Secret('hunter2two'),
      },
      { type: 'passcode.submitted', current: right, next: new Secret('short'), repeated: new Secret('short') },
    ],
    'autoLock.chosen': [{ type: 'autoLock.chosen', minutes: 5 }],
    'removal.requested': [{ type: 'removal.requested' }],
    'removal.confirmed': [{ type: 'removal.confirmed' }],
    'removal.cancelled': [{ type: 'removal.cancelled' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: {
    probeVault: [
      sealed,
      { ...sealed, failedAttempts: 5 },
      { ...sealed, failedAttempts: 6, retryAt: noon + 2_000 },
      { kind: 'none', autoLockMinutes: 1 },
      { kind: 'damaged' },
    ],
    unlockVault: [
      { kind: 'opened', keys, wallet, at: noon },
      { kind: 'opened', keys, wallet, at: Number.NaN },
      { kind: 'wrong', at: noon, failedAttempts: 1, retryAt: 0 },
      { kind: 'held', at: noon, failedAttempts: 6, retryAt: noon + 30_000 },
      { kind: 'damaged' },
      { kind: 'weak' },
    ],
    rewrapVault: [
      { kind: 'changed', at: noon },
      { kind: 'wrong', at: noon, failedAttempts: 1, retryAt: 0 },
      { kind: 'held', at: noon, failedAttempts: 6, retryAt: noon + 30_000 },
      { kind: 'full' },
    ],
    removeVault: [undefined],
    keyring: [undefined],
  },
  failures: [new TransportFailure()],
  // More than six wrong passcodes cause nothing new.
  keyOf: ({ failedAttempts, lastActivityAt }) => [failedAttempts < 6 ? failedAttempts : 6, lastActivityAt > 0],
  secrets: [phrase],
  unnoticed: {
    'vault wallet.sealed 2/2 to vault.idle':
      'Taken only where nobody is signed in, which is in idle: it leads back there.',
    'vault wallet.sealed 2/2 without wipeKeys': 'A row cannot check keys; machine.test.ts proves that they are wiped.',
  },
  invariants: {
    'keys are in memory exactly while the wallet is unlocked': ({ state, pending }) =>
      state.includes('unlocked') === pending.some(({ port }) => port === 'keyring'),
    'an unlocked wallet has an owner': ({ state, context }) =>
      !state.includes('unlocked') || (context.userId !== null && context.wallet !== null),
    'no data of a person remains after the end': ({ state, context }) =>
      state !== 'idle' || (context.userId === null && context.wallet === null),
    'locks and pauses end in time': ({ state, context }) =>
      context.left <= (state.includes('unlocked') ? 900_000 : 3_600_000),
    'every unlock and every lock is emitted': ({ state, emitted }) => {
      const count = (type: string) => emitted.filter((each) => each.type === type).length;
      return count('vaultOpened') - count('vaultLocked') === (state.includes('unlocked') ? 1 : 0);
    },
    'a pause has an end': ({ state, context }) => state !== 'lockedOut' || (context.retryAt > 0 && context.left > 0),
  },
} as const satisfies Cases<typeof vaultMachine>;
