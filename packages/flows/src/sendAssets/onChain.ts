import { sendAssetsMessages } from './messages.ts';
import { lastOf, lookUpText } from './rules.ts';
import { sendAssetsSetup } from './setup.ts';

/** The part of the chart in which signed bytes exist: they need no key, so a lock changes nothing here. */
export const broadcasting = sendAssetsSetup.createStateConfig({
  meta: { doc: 'The signed bytes are given to the network; a second time they would be the same bytes.' },
  tags: 'busy',
  invoke: {
    id: 'broadcast',
    src: 'broadcast',
    input: ({ context }) => ({ from: context.from, signed: lastOf(context.signed) }),
    onDone: [
      {
        guard: { type: 'says', params: ({ event }) => ({ answer: event.output, kind: 'accepted' }) },
        target: 'pending',
      },
      {
        guard: { type: 'says', params: ({ event }) => ({ answer: event.output, kind: 'rejected' }) },
        target: 'refused',
      },
      { target: 'lookingUp', actions: { type: 'tell', params: sendAssetsMessages.unclear } },
    ],
    onError: { target: 'lookingUp', actions: { type: 'tell', params: sendAssetsMessages.unclear } },
  },
  after: { requestTimeout: { target: 'lookingUp', actions: { type: 'tell', params: sendAssetsMessages.unclear } } },
});

export const refused = sendAssetsSetup.createStateConfig({
  meta: { doc: 'The network refused: a change of a pending transfer leaves that as it was.' },
  always: [
    { guard: 'hasEarlier', target: 'pending', actions: 'dropChange' },
    { target: 'rejected', actions: { type: 'tell', params: sendAssetsMessages.rejected } },
  ],
});

export const lookingUp = sendAssetsSetup.createStateConfig({
  meta: { doc: 'Nobody knows whether it was sent: the network is asked before anything else is done.' },
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
        actions: { type: 'takeFound', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isOver', params: ({ event }) => event.output },
        target: 'rejected',
        actions: { type: 'tell', params: ({ event }) => lookUpText(event.output) },
      },
      {
        guard: { type: 'says', params: ({ event }) => ({ answer: event.output, kind: 'unknown' }) },
        target: 'unconfirmed',
        actions: ['lookedUp', { type: 'tell', params: ({ event }) => lookUpText(event.output) }],
      },
      { target: 'unconfirmed', actions: { type: 'tell', params: sendAssetsMessages.unclear } },
    ],
    onError: { target: 'unconfirmed', actions: { type: 'tell', params: sendAssetsMessages.unclear } },
  },
  after: { requestTimeout: { target: 'unconfirmed', actions: { type: 'tell', params: sendAssetsMessages.unclear } } },
});

export const unconfirmed = sendAssetsSetup.createStateConfig({
  meta: { doc: 'Sent or not: it can be looked up, and the same bytes can be given to the network again.' },
  tags: 'blocked',
  on: {
    'lookup.requested': 'lookingUp',
    'rebroadcast.requested': [{ guard: 'isLookedUp', target: 'broadcasting' }, { target: 'lookingUp' }],
    closed: 'left',
  },
});

export const pending = sendAssetsSetup.createStateConfig({
  meta: { doc: 'The network has it; it waits for its confirmations.' },
  on: {
    'faster.requested': {
      guard: 'canReplace',
      target: 'preparing',
      actions: { type: 'takePurpose', params: 'faster' },
    },
    'cancel.requested': {
      guard: 'canReplace',
      target: 'preparing',
      actions: { type: 'takePurpose', params: 'cancel' },
    },
    closed: 'left',
  },
  after: { pollEvery: { target: 'tracking', actions: 'takeWait' } },
});

export const tracking = sendAssetsSetup.createStateConfig({
  meta: { doc: 'The network is asked how far it is; it may know an earlier one instead.' },
  on: { closed: 'left' },
  invoke: {
    id: 'lookUp',
    src: 'lookUp',
    input: ({ context }) => ({ from: context.from, txIds: context.signed.map(({ txId }) => txId) }),
    onDone: [
      {
        guard: { type: 'isCalledOff', params: ({ event }) => event.output },
        target: 'calledOff',
        actions: { type: 'takeFound', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isConfirmed', params: ({ event }) => event.output },
        target: 'sent',
        actions: { type: 'takeFound', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isFound', params: ({ event }) => event.output },
        target: 'pending',
        actions: { type: 'takeFound', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isOver', params: ({ event }) => event.output },
        target: 'rejected',
        actions: { type: 'tell', params: ({ event }) => lookUpText(event.output) },
      },
      { guard: { type: 'canRepeat', params: ({ event }) => event.output }, target: 'repeating' },
      {
        guard: { type: 'says', params: ({ event }) => ({ answer: event.output, kind: 'unknown' }) },
        target: 'unconfirmed',
        actions: ['lookedUp', { type: 'tell', params: ({ event }) => lookUpText(event.output) }],
      },
      { target: 'pending', actions: { type: 'tell', params: sendAssetsMessages.notTracked } },
    ],
    onError: { target: 'pending', actions: { type: 'tell', params: sendAssetsMessages.notTracked } },
  },
  after: { requestTimeout: { target: 'pending', actions: { type: 'tell', params: sendAssetsMessages.notTracked } } },
});

export const repeating = sendAssetsSetup.createStateConfig({
  meta: { doc: 'The network has dropped it, but may still carry it out: the same bytes are given to it again.' },
  on: { closed: 'left' },
  invoke: {
    id: 'broadcast',
    src: 'broadcast',
    input: ({ context }) => ({ from: context.from, signed: lastOf(context.signed) }),
    onDone: 'pending',
    onError: { target: 'pending', actions: { type: 'tell', params: sendAssetsMessages.notTracked } },
  },
  after: { requestTimeout: { target: 'pending', actions: { type: 'tell', params: sendAssetsMessages.notTracked } } },
});

export const sent = sendAssetsSetup.createStateConfig({
  meta: { doc: 'Confirmed: the money has moved.' },
  entry: { type: 'tell', params: sendAssetsMessages.sent },
  on: { closed: 'left' },
});

export const calledOff = sendAssetsSetup.createStateConfig({
  meta: { doc: 'Taken back: the money has not moved, but for the fee.' },
  entry: { type: 'tell', params: sendAssetsMessages.calledOff },
  on: { closed: 'left' },
});
