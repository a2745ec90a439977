import { sendAssetsMessages } from './messages.ts';
import { broadcastCall, lookUpText } from './rules.ts';
import { sendAssetsSetup } from './setup.ts';

/** The states in which signed bytes exist. They need no key, so locking the wallet changes nothing here. */
export const broadcasting = sendAssetsSetup.createStateConfig({
  meta: { doc: 'The signed bytes are broadcast; a repetition would send the same bytes.' },
  tags: 'busy',
  invoke: {
    id: 'broadcast',
    src: 'broadcast',
    input: ({ context }) => broadcastCall(context, context.isLookedUp),
    onDone: [
      {
        guard: { type: 'isAnswerOfKind', params: ({ event }) => ({ answer: event.output, kind: 'accepted' }) },
        target: 'pending',
      },
      {
        guard: { type: 'isAnswerOfKind', params: ({ event }) => ({ answer: event.output, kind: 'rejected' }) },
        target: 'refused',
      },
      { target: 'reconciling', actions: { type: 'showMessage', params: sendAssetsMessages.outcomeUnknown } },
    ],
    onError: { target: 'reconciling', actions: { type: 'showMessage', params: sendAssetsMessages.outcomeUnknown } },
  },
  after: {
    requestTimeout: {
      target: 'reconciling',
      actions: { type: 'showMessage', params: sendAssetsMessages.outcomeUnknown },
    },
  },
});

export const refused = sendAssetsSetup.createStateConfig({
  meta: { doc: 'The network refused. After a refused change, the pending transfer is unchanged.' },
  always: [
    { guard: 'hasEarlier', target: 'pending', actions: 'dropChange' },
    { target: 'rejected', actions: ['markRefused', { type: 'showMessage', params: sendAssetsMessages.rejected }] },
  ],
});

export const reconciling = sendAssetsSetup.createStateConfig({
  meta: { doc: 'It is unknown whether it was sent: the network is asked first.' },
  tags: 'busy',
  on: { closed: 'left' },
  invoke: {
    id: 'lookUp',
    src: 'lookUp',
    input: ({ context }) => ({ from: context.from, txIds: context.signed.map(({ txId }) => txId) }),
    onDone: [
      {
        guard: { type: 'isFound', params: ({ event }) => event.output },
        target: 'pending',
        actions: { type: 'setFound', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isOver', params: ({ event }) => event.output },
        target: 'rejected',
        actions: [
          { type: 'setEnding', params: ({ event }) => event.output },
          { type: 'showMessage', params: ({ event }) => lookUpText(event.output) },
        ],
      },
      {
        guard: { type: 'isAnswerOfKind', params: ({ event }) => ({ answer: event.output, kind: 'unknown' }) },
        target: 'unresolved',
        actions: ['markLookedUp', { type: 'showMessage', params: ({ event }) => lookUpText(event.output) }],
      },
      { target: 'unresolved', actions: { type: 'showMessage', params: sendAssetsMessages.outcomeUnknown } },
    ],
    onError: { target: 'unresolved', actions: { type: 'showMessage', params: sendAssetsMessages.outcomeUnknown } },
  },
  after: {
    requestTimeout: {
      target: 'unresolved',
      actions: { type: 'showMessage', params: sendAssetsMessages.outcomeUnknown },
    },
  },
});

export const unresolved = sendAssetsSetup.createStateConfig({
  meta: { doc: 'The outcome is unknown: it can be looked up, and the same bytes can be broadcast again.' },
  on: {
    'check.requested': 'reconciling',
    'rebroadcast.requested': [{ guard: 'isLookedUp', target: 'broadcasting' }, { target: 'reconciling' }],
    closed: 'left',
  },
});

export const pending = sendAssetsSetup.createStateConfig({
  meta: { doc: 'The network has the transfer; it waits for confirmations.' },
  on: {
    'faster.requested': {
      guard: 'canReplace',
      target: 'preparing',
      actions: { type: 'setPurpose', params: 'faster' },
    },
    'cancel.requested': {
      guard: 'canReplace',
      target: 'preparing',
      actions: { type: 'setPurpose', params: 'cancel' },
    },
    closed: 'left',
  },
  after: { pollEvery: { target: 'tracking', actions: 'setWait' } },
});

export const tracking = sendAssetsSetup.createStateConfig({
  meta: { doc: 'The network is asked for the confirmations; it may have carried out an earlier version instead.' },
  on: { closed: 'left' },
  invoke: {
    id: 'lookUp',
    src: 'lookUp',
    input: ({ context }) => ({ from: context.from, txIds: context.signed.map(({ txId }) => txId) }),
    onDone: [
      {
        guard: { type: 'isCancelled', params: ({ event }) => event.output },
        target: 'cancelled',
        actions: { type: 'setFound', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isConfirmed', params: ({ event }) => event.output },
        target: 'sent',
        actions: { type: 'setFound', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isFound', params: ({ event }) => event.output },
        target: 'pending',
        actions: { type: 'setFound', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isOver', params: ({ event }) => event.output },
        target: 'rejected',
        actions: [
          { type: 'setEnding', params: ({ event }) => event.output },
          { type: 'showMessage', params: ({ event }) => lookUpText(event.output) },
        ],
      },
      { guard: { type: 'canRepeat', params: ({ event }) => event.output }, target: 'repeating' },
      {
        guard: { type: 'isAnswerOfKind', params: ({ event }) => ({ answer: event.output, kind: 'unknown' }) },
        target: 'unresolved',
        actions: ['markLookedUp', { type: 'showMessage', params: ({ event }) => lookUpText(event.output) }],
      },
      { target: 'pending', actions: { type: 'showMessage', params: sendAssetsMessages.notTracked } },
    ],
    onError: { target: 'pending', actions: { type: 'showMessage', params: sendAssetsMessages.notTracked } },
  },
  after: {
    requestTimeout: { target: 'pending', actions: { type: 'showMessage', params: sendAssetsMessages.notTracked } },
  },
});

export const repeating = sendAssetsSetup.createStateConfig({
  meta: { doc: 'The network has dropped it, but may still carry it out: the same bytes are broadcast again.' },
  on: { closed: 'left' },
  invoke: {
    id: 'broadcast',
    src: 'broadcast',
    input: ({ context }) => broadcastCall(context, true),
    onDone: 'pending',
    onError: { target: 'pending', actions: { type: 'showMessage', params: sendAssetsMessages.notTracked } },
  },
  after: {
    requestTimeout: { target: 'pending', actions: { type: 'showMessage', params: sendAssetsMessages.notTracked } },
  },
});

export const sent = sendAssetsSetup.createStateConfig({
  meta: { doc: 'Confirmed: the money has moved.' },
  entry: { type: 'showMessage', params: sendAssetsMessages.sent },
  on: { closed: 'left' },
});

export const cancelled = sendAssetsSetup.createStateConfig({
  meta: { doc: 'Cancelled: only the fee was paid.' },
  entry: { type: 'showMessage', params: sendAssetsMessages.cancelled },
  on: { closed: 'left' },
});
