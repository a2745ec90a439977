import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { adaId, noon } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { backUpWalletMachine } from './machine.ts';

const passcode = new Secret('opensesame');
const right = new Secret('correct horse battery staple');
const request = { type: 'backup.requested', passcode, passphrase: right, repeated: right } as const;

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const backUpWalletCases = {
  tags: { busy: ['sealing'] },
  inputs: [{ userId: adaId }],
  events: {
    'backup.requested': [
      request,
      { ...request, repeated: new Secret('correct horse battery') },
      { ...request, passphrase: new Secret('too short') },
      { ...request, passphrase: new Secret('1234 5678 9012 3456') },
      { ...request, passphrase: new Secret('x9'.repeat(70)) },
    ],
    cancelled: [{ type: 'cancelled' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: {
    sealBackup: [
      { kind: 'sealed', text: '{"format":"keel-wallet-backup","v":1}', at: noon },
      { kind: 'wrong', failedAttempts: 1, retryAt: 0, at: noon },
      { kind: 'held', failedAttempts: 6, retryAt: noon + 30_000, at: noon },
      { kind: 'damaged' },
      { kind: 'weak' },
    ],
  },
  failures: [new TransportFailure()],
  keyOf: () => null,
  invariants: {
    'there is a backup exactly when it is offered, or was': ({ state, context }) =>
      state === 'ready' ? context.backup !== null : state === 'closed' || context.backup === null,
    'words are encrypted only while sealing': ({ state, pending }) => (state === 'sealing') === pending.length > 0,
  },
} as const satisfies Cases<typeof backUpWalletMachine>;
