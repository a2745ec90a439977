import { TransportFailure, Unauthorized } from '../reply.ts';
import { Secret } from '../secret.ts';
import { noon } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { sendAssetsMachine } from './machine.ts';

const from = { chain: 'ethereum', network: 'test', address: '0xada' };
const prepared = {
  unsigned: '0x02',
  to: '0xbob',
  asset: 'ETH',
  amount: '0.5',
  fee: '0.001',
  opening: null,
  usualFee: null,
  isToContract: false,
  left: '1',
  amountBefore: null,
  needed: 2,
  isReplaceable: true,
  expiry: null,
  usualMs: 0,
};

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const sendAssetsCases = {
  tags: { busy: ['preparing', 'signing', 'broadcasting', 'reconciling'], modal: ['rejected'] },
  inputs: [
    { from, asset: 'ETH', isOpen: false },
    { from, asset: 'ETH', isOpen: true },
    {
      from,
      asset: 'ETH',
      isOpen: true,
      resumed: {
        draft: { to: '0xbob', asset: 'ETH', amount: '0.5', all: false, speed: 'normal' },
        prepared,
        signed: [{ bytes: '0xbytes', txId: '0xone', purpose: 'send' }],
        waitedMs: 0,
      },
    },
  ],
  events: {
    'field.changed': [
      { type: 'field.changed', name: 'to', value: '0xbob' },
      { type: 'field.changed', name: 'amount', value: '0.5' },
      { type: 'field.changed', name: 'all', value: true },
      { type: 'field.changed', name: 'speed', value: 'fast' },
      { type: 'field.changed', name: 'asset', value: 'ETH' },
    ],
    submitted: [{ type: 'submitted' }],
    confirmed: [{ type: 'confirmed' }],
    'key.submitted': [
      { type: 'key.submitted', passcode: new Secret('274910') },
      { type: 'key.submitted', passkey: new Secret('ab'.repeat(32)) },
    ],
    edited: [{ type: 'edited' }],
    'faster.requested': [{ type: 'faster.requested' }],
    'cancel.requested': [{ type: 'cancel.requested' }],
    'check.requested': [{ type: 'check.requested' }],
    'rebroadcast.requested': [{ type: 'rebroadcast.requested' }],
    closed: [{ type: 'closed' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
    vaultOpened: [{ type: 'vaultOpened', wallet: from }],
    vaultLocked: [{ type: 'vaultLocked' }],
  },
  answers: {
    prepareSend: [
      { kind: 'ready', prepared },
      { kind: 'ready', prepared, needsKey: true },
      { kind: 'ready', prepared: { ...prepared, fee: '' } },
      { kind: 'ready', prepared: { ...prepared, expiry: { kind: 'block', height: 150 }, usualMs: 6000 } },
      { kind: 'invalid', field: 'to', text: 'This is an address of another network.' },
      { kind: 'invalid', field: 'amount', text: 'The fee needs more ETH.' },
      { kind: 'unreachable' },
      { kind: 'coinUnproved' },
      { kind: 'coinFalse' },
      { kind: 'wouldFail' },
    ],
    signSend: [
      { kind: 'signed', bytes: '0xbytes', txId: '0xone' },
      { kind: 'signed', bytes: '0xbytes', txId: '0xone', renewed: { ...prepared, unsigned: '0x03' } },
      { kind: 'refused' },
      { kind: 'needsKey' },
      { kind: 'wrong', failedAttempts: 1, retryAt: 0, at: noon },
      { kind: 'held', failedAttempts: 6, retryAt: noon + 30_000, at: noon },
      { kind: 'otherPasskey' },
    ],
    // The last one is never returned by a network.
    broadcast: [{ kind: 'accepted' }, { kind: 'rejected', text: 'nonce too low' }, { kind: 'odd' as 'accepted' }],
    lookUp: [
      { kind: 'found', txId: '0xone', confirmations: 0 },
      { kind: 'found', txId: '0xone', confirmations: 2 },
      { kind: 'found', txId: '0xother', confirmations: 2 },
      { kind: 'failed', text: 'reverted' },
      { kind: 'expired' },
      { kind: 'replaced' },
      { kind: 'unknown' },
    ],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({
    isOpen,
    draft,
    purpose,
    prepared: ready,
    signed,
    confirmations,
    waitedMs,
    isLookedUp,
    needsKey,
    keyError,
  }) => [
    isOpen,
    needsKey,
    keyError,
    draft.to !== '',
    draft.amount !== '' || draft.all,
    purpose,
    signed.length < 2 ? signed.length : 2,
    signed[0]?.purpose,
    confirmations,
    isLookedUp,
    ready?.usualMs,
    waitedMs < 6000 ? waitedMs : 6000,
  ],
  invariants: {
    'nothing is signed while the wallet is locked': ({ state, context }) => state !== 'signing' || context.isOpen,
    'nothing is signed that was not reviewed': ({ state, context }) => state !== 'signing' || context.prepared !== null,
    'a wallet that asks says so': ({ state, context }) => state !== 'confirming' || context.needsKey,
    'only signed bytes are broadcast': ({ state, context }) =>
      !['broadcasting', 'repeating'].includes(state) || context.signed.length > 0,
    'each call runs in its own state': ({ state, pending }) =>
      pending.every(({ port }) => callers[port]?.includes(state) === true) &&
      pending.length === (Object.values(callers).flat().includes(state) ? 1 : 0),
    'what was signed is known of each transaction': ({ context }) => context.reviewed.length === context.signed.length,
    'a transfer that is over says how, and no other': ({ state, context }) =>
      (state === 'rejected') === (context.ending !== null),
    'a message is set when the transfer is over or its outcome is unknown': ({ state, context }) =>
      !['unresolved', 'sent', 'cancelled'].includes(state) || context.message !== '',
    'a review shows what will be signed': ({ state, context }) =>
      !['reviewing', 'confirming', 'awaitingUnlock'].includes(state) || context.prepared !== null,
  },
} as const satisfies Cases<typeof sendAssetsMachine>;

const callers: Readonly<Record<string, readonly string[]>> = {
  prepareSend: ['preparing'],
  signSend: ['signing'],
  broadcast: ['broadcasting', 'repeating'],
  lookUp: ['reconciling', 'tracking'],
};
