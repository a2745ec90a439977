import { ada, adaId } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { walletEntryMachine } from './machine.ts';

const stored = { userId: adaId, seedphrase: 'sealed', chain: 'bitcoin', network: 'test', address: 'tb1ada' };
const member = { ...ada, walletFeauture: true };

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const walletEntryCases = {
  tags: { modal: ['blocked'] },
  inputs: [
    { action: 'buy', user: ada, path: '/portfolio', stored },
    { action: 'sell', user: member, path: '/wallet', stored },
    { action: 'send', user: member, path: '/wallet', stored: null },
  ],
  events: { 'message.dismissed': [{ type: 'message.dismissed' }] },
  answers: {},
  failures: [new Error('')],
  keyOf: ({ message }) => message,
  invariants: {
    'a blocked entry has a message': ({ state, context }) => state !== 'blocked' || context.message !== '',
    'it never stays undecided': ({ state }) => state !== 'deciding',
  },
} as const satisfies Cases<typeof walletEntryMachine>;
