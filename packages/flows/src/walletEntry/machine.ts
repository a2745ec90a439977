import { setup } from 'xstate';
import type { Navigate } from '../intent.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { startEntry } from './rules.ts';
import type * as WalletEntry from './types.ts';

/** Goes from buy, sell, send or receive to the right page (WENTRY-1 to WENTRY-4). No ports. */
export const walletEntryMachine = setup({
  types: typed<{
    context: WalletEntry.WalletEntryContext;
    events: WalletEntry.WalletEntryEvent;
    input: WalletEntry.WalletEntryInput;
    output: Navigate;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  guards: { hasWords: ({ context }) => context.message !== '' },
}).createMachine({
  id: 'walletEntry',
  context: ({ input }) => startEntry(input),
  output: ({ context }) => context.intent,
  options: { maxIterations: 100 },
  initial: 'deciding',
  states: {
    deciding: {
      meta: { doc: 'Reads the account and what this browser stored.' },
      always: [{ guard: 'hasWords', target: 'blocked' }, { target: 'done' }],
    },
    blocked: {
      meta: { doc: 'The wallet cannot be used here; a modal shows the message.' },
      tags: 'modal',
      on: { 'message.dismissed': 'done' },
    },
    done: {
      meta: { doc: 'Goes to the page of the action, to create or import a wallet, or back.' },
      type: 'final',
    },
  },
});
