import type { Row, Step } from '../testing/types.ts';
import type { copyAddressMachine } from './machine.ts';

type CopyStep = Step<typeof copyAddressMachine>;

const press: CopyStep = { send: { type: 'copy.requested', text: 'bc1qada' } };
const other: CopyStep = { send: { type: 'copy.requested', text: '0xada' } };
const taken: CopyStep = { answer: 'copyText', with: undefined };
const refused: CopyStep = { fail: 'copyText', with: new Error('NotAllowedError') };
const said = { type: 'announce', text: 'Address copied to clipboard!' } as const;
const sorry = 'Couldn’t copy. Select the address and copy it manually.';
const failed = { type: 'announce', text: sorry, isFault: true } as const;

/** The status table of copying an address. */
export const copyAddressSpec: readonly Row<typeof copyAddressMachine>[] = [
  {
    id: 'PAY-4',
    title: 'says nothing at first',
    steps: [],
    state: 'idle',
    context: { label: '' },
    calls: { copyText: [] },
  },
  {
    id: 'PAY-4',
    title: 'two presses make one copy',
    steps: [press, press],
    state: 'copying',
    context: { label: '' },
    calls: { copyText: [{ text: 'bc1qada' }] },
  },
  {
    id: 'PAY-4',
    also: ['WALLET-6'],
    title: 'a copied address is shown and announced',
    steps: [press, taken],
    state: 'copied',
    context: { label: 'Copied!' },
    emitted: [said],
  },
  {
    id: 'CONST-1',
    title: 'the button still says so after 1 999 ms',
    steps: [press, taken, { wait: 1_999 }],
    state: 'copied',
    context: { label: 'Copied!' },
    emitted: [said],
  },
  {
    id: 'CONST-1',
    title: 'and no more after 2 000 ms',
    steps: [press, taken, { wait: 2_000 }],
    state: 'idle',
    context: { label: '' },
    emitted: [said],
  },
  {
    id: 'PAY-4',
    title: 'another address can be copied before the two seconds are over',
    steps: [press, taken, other],
    state: 'copying',
    context: { label: '' },
    emitted: [said],
    calls: { copyText: [{ text: 'bc1qada' }, { text: '0xada' }] },
  },
  {
    id: 'PAY-4',
    title: 'a browser that refuses is answered with another way',
    steps: [press, refused],
    state: 'failed',
    context: { label: sorry },
    emitted: [failed],
  },
  {
    id: 'PAY-4',
    title: 'so is one that never answers',
    steps: [press, { wait: 20_000 }],
    state: 'failed',
    context: { label: sorry },
    emitted: [failed],
  },
  {
    id: 'PAY-4',
    title: 'after a failure it can be tried again',
    steps: [press, refused, other],
    state: 'copying',
    context: { label: '' },
    emitted: [failed],
    calls: { copyText: [{ text: 'bc1qada' }, { text: '0xada' }] },
  },
];
