import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { adaId, noon } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import { OpenKeys } from '../vault/keys.ts';
import type { showWordsMachine } from './machine.ts';

/** A published BIP-39 test phrase (TREZOR's vectors, English): nobody's wallet. */
const words = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
const phrase = new OpenKeys(words, () => {});

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const showWordsCases = {
  tags: { busy: ['checking'] },
  inputs: [{ userId: adaId }],
  events: {
    'passcode.submitted': [{ type: 'passcode.submitted', passcode: new Secret('opensesame') }],
    'words.revealed': [{ type: 'words.revealed' }],
    'words.hidden': [{ type: 'words.hidden' }],
    'words.lost': [{ type: 'words.lost' }],
    cancelled: [{ type: 'cancelled' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: {
    recallWords: [
      { kind: 'recalled', phrase, count: 12, at: noon },
      { kind: 'wrong', failedAttempts: 1, retryAt: 0, at: noon },
      { kind: 'held', failedAttempts: 6, retryAt: noon + 30_000, at: noon },
      { kind: 'damaged' },
      { kind: 'weak' },
    ],
    keyring: [undefined],
  },
  failures: [new TransportFailure()],
  keyOf: () => null,
  secrets: [words],
  invariants: {
    'words are in memory exactly in the states that have some': ({ state, context, pending }) => {
      const isRecalled = state.includes('recalled');
      return isRecalled === pending.some(({ port }) => port === 'keyring') && isRecalled === (context.phrase !== null);
    },
  },
} as const satisfies Cases<typeof showWordsMachine>;
