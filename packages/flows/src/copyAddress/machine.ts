import { assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import type { Announce } from '../intent.ts';
import { port } from '../port.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { copyAddressMessages } from './messages.ts';
import type * as CopyAddress from './types.ts';

/** Copies an address and says so for two seconds (PAY-4, WALLET-6, CONST-1). Port: `copyText`. */
export const copyAddressMachine = setup({
  types: typed<{
    context: CopyAddress.CopyAddressContext;
    events: CopyAddress.CopyAddressEvent;
    emitted: CopyAddress.CopyAddressEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { copyText: port<CopyAddress.CopyTextCall, void>('copyText') },
  actions: {
    takeText: assign((_, text: string) => ({ text, label: '' })),
    label: assign((_, label: string) => ({ label })),
    announce: emit((_, text: string): Announce => ({ type: 'announce', text })),
    announceFault: emit((_, text: string): Announce => ({ type: 'announce', text, isFault: true })),
  },
  delays: { requestTimeout, copiedFor: 2_000 },
}).createMachine({
  id: 'copyAddress',
  context: { text: '', label: '' },
  options: { maxIterations: 100 },
  initial: 'idle',
  states: {
    idle: {
      meta: { doc: 'Nothing was copied lately.' },
      on: {
        'copy.requested': { target: 'copying', actions: { type: 'takeText', params: ({ event }) => event.text } },
      },
    },
    copying: {
      meta: { doc: 'The browser is asked to take the address; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: context.text }),
        onDone: {
          target: 'copied',
          actions: [
            { type: 'label', params: copyAddressMessages.copied },
            { type: 'announce', params: copyAddressMessages.announced },
          ],
        },
        onError: { target: 'failed', actions: { type: 'label', params: copyAddressMessages.failed } },
      },
      after: { requestTimeout: { target: 'failed', actions: { type: 'label', params: copyAddressMessages.failed } } },
    },
    copied: {
      meta: { doc: 'The button says so, for two seconds.' },
      on: {
        'copy.requested': { target: 'copying', actions: { type: 'takeText', params: ({ event }) => event.text } },
      },
      after: { copiedFor: { target: 'idle', actions: { type: 'label', params: '' } } },
    },
    failed: {
      meta: { doc: 'The browser refused; the words say how to go on, and a press tries again.' },
      entry: { type: 'announceFault', params: copyAddressMessages.failed },
      on: {
        'copy.requested': { target: 'copying', actions: { type: 'takeText', params: ({ event }) => event.text } },
      },
    },
  },
});
