import { ada, adaId } from '../testing/samples.ts';
import type { Row } from '../testing/types.ts';
import type { walletEntryMachine } from './machine.ts';
import type { StoredWallet, WalletAction, WalletEntryInput } from './types.ts';

type EntryRow = Row<typeof walletEntryMachine>;

const adasWallet: StoredWallet = {
  userId: adaId,
  seedphrase: 'sealed',
  chain: 'ethereum',
  network: 'test',
  address: '0xada',
};
const member = { ...ada, walletFeauture: true };
const inputWith = (part: Partial<WalletEntryInput>): WalletEntryInput => {
  return { action: 'send', user: member, path: '/wallet', stored: adasWallet, ...part };
};
const dismiss = { send: { type: 'message.dismissed' } } as const;
const notEnabled = 'Wallet feature is not enabled yet on this account';
const email = 'ada@example.com';

const pages: readonly (readonly [WalletAction, string])[] = [
  ['sell', '/sell-assets'],
  ['buy', '/buy-assets'],
  ['send', '/send-assets'],
  ['receive', '/receive'],
];

/** The status table of opening the wallet. */
export const walletEntrySpec: readonly EntryRow[] = [
  {
    id: 'WENTRY-1',
    title: 'an account without the feature is told so',
    input: inputWith({ user: ada }),
    steps: [],
    state: 'blocked',
    context: { message: notEnabled },
  },
  {
    id: 'WENTRY-1',
    title: 'Got it! on the portfolio leads to the dashboard',
    input: inputWith({ user: ada, path: '/portfolio' }),
    steps: [dismiss],
    state: 'done',
    output: { type: 'navigate', to: '/invest' },
  },
  {
    id: 'WENTRY-1',
    title: 'Got it! anywhere else leads to the settings',
    input: inputWith({ user: ada }),
    steps: [dismiss],
    state: 'done',
    output: { type: 'navigate', to: '/settings' },
  },
  {
    id: 'WENTRY-1',
    title: 'Got it! on a page of the wallet leads there too, and not back to that page',
    input: inputWith({ user: ada, path: '/send-assets' }),
    steps: [dismiss],
    state: 'done',
    output: { type: 'navigate', to: '/settings', replace: true },
  },
  {
    id: 'WENTRY-2',
    title: 'without a stored wallet one is created',
    input: inputWith({ stored: { ...adasWallet, seedphrase: null } }),
    steps: [],
    state: 'done',
    output: { type: 'navigate', to: '/create-wallet', state: { email } },
  },
  {
    id: 'WENTRY-2',
    title: 'a wallet that another person left counts as none',
    input: inputWith({ stored: { ...adasWallet, userId: 'bob' } }),
    steps: [],
    state: 'done',
    output: { type: 'navigate', to: '/create-wallet', state: { email } },
  },
  ...(['chain', 'network', 'address'] as const).map(
    (part): EntryRow => ({
      id: 'WENTRY-3',
      title: `without its ${part} the wallet is imported, and the sealed vault is passed on`,
      input: inputWith({ stored: { ...adasWallet, [part]: '' } }),
      steps: [],
      state: 'done',
      output: { type: 'navigate', to: '/import-wallet', state: { email, seedphrase: 'sealed' } },
    }),
  ),
  ...pages.map(
    ([action, to]): EntryRow => ({
      id: 'WENTRY-4',
      title: `${action} leads to ${to}`,
      input: inputWith({ action }),
      steps: [],
      state: 'done',
      output: { type: 'navigate', to },
    }),
  ),
  {
    id: 'WENTRY-2',
    title: 'a browser without storage offers no second wallet',
    input: inputWith({ stored: null }),
    steps: [],
    state: 'blocked',
    context: {
      message: 'This browser blocks storage, so the wallet can’t be opened here.',
    },
  },
];
