import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { flowPage, shows } from '../../stories/flowPage.ts';
import { expectMessage } from '../../stories/message.ts';
import { StoryServices } from '../../stories/StoryServices.tsx';
import { adasAccount } from '../../stories/samples.ts';
import { CreateWalletScreen } from './CreateWalletScreen.tsx';
import { ImportWalletScreen } from './ImportWalletScreen.tsx';
import { WalletScreen } from './WalletScreen.tsx';

const account = (walletFeauture: boolean) =>
  ({
    getUserByToken: { status: 200, body: { ...adasAccount, user: { ...adasAccount.user, walletFeauture } } },
  }) as const;

const meta = {
  title: 'Flows/Wallet',
  component: StoryServices,
  args: { path: routes.wallet, isMember: true, answers: account(true), onCall: fn(), children: <WalletScreen /> },
  argTypes: { children: { control: false } },
  parameters: flowPage,
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotEnabled: Story = {
  args: { answers: account(false) },
  parameters: shows('[WENTRY-1] The account may not have a wallet.'),
  play: async () => expectMessage('Wallet feature is not enabled yet on this account'),
};

export const NoWallet: Story = {
  parameters: shows('[WALLET-1, WALLET-2, HONEST-5] State `absent`: a wallet can be made or brought back.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create a wallet' })).toBeVisible();
    await expect(canvas.getByText(/We never ask for your recovery phrase/)).toBeVisible();
  },
};

export const WordsHidden: Story = {
  args: { path: routes.createWallet, children: <CreateWalletScreen /> },
  parameters: shows(
    '[WALLET-1, WALLET-3] State `hidden`: the words are made, and not on the page before they are asked for.',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reveal the phrase' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'I have written them down' })).toBeDisabled();
  },
};

export const EnteringWords: Story = {
  args: { path: routes.importWallet, children: <ImportWalletScreen /> },
  parameters: shows('[WALLET-2, HONEST-5] State `entering`: a field for each word.'),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('combobox', { name: 'Word 1' });
    await userEvent.type(first, 'aba');
    await expect(await canvas.findByRole('option', { name: 'abandon' })).toBeVisible();
  },
};
