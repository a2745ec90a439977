import { routes, vaultMachine } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { screenStory } from '../../stories/screenStory.ts';
import { vaultWithoutWorker } from '../../stories/storyVault.ts';
import type { WalletPorts } from './ports/walletPorts.ts';
import { SigningRuleDialog } from './SigningRuleDialog.tsx';
import { WalletContext } from './useWallet.ts';

const vault = vaultWithoutWorker(createActor(vaultMachine));
const signingRule: WalletPorts['signingRule'] = async () => ({ mostByAsset: {}, asksOnTest: false });

/** The dialog of an unlocked wallet. */
function UnlockedWallet(ports: Partial<WalletPorts>) {
  return (
    <WalletContext value={{ ...vault, ports: { ...vault.ports, signingRule, ...ports } }}>
      <SigningRuleDialog onClose={fn()} />
    </WalletContext>
  );
}

const meta = {
  title: 'Screens/Wallet, passcode before sending',
  ...screenStory,
  args: { path: routes.wallet, isMember: true, children: <UnlockedWallet /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: shows('[WALLET-15] Without a choice, the wallet asks before each transfer on a main network.'),
  play: async () => {
    const choice = await screen.findByRole('button', { name: /Ask for the passcode/ });
    await expect(choice).toHaveTextContent('Always on main networks');
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const AboveAmounts: Story = {
  args: {
    children: (
      <UnlockedWallet
        signingRule={async () => ({ mostByAsset: { ETH: '0.05' }, asksOnTest: false })}
        chooseRule={async () => ({ kind: 'wrong', failedAttempts: 1, retryAt: 0 })}
      />
    ),
  },
  parameters: shows('[WALLET-15] Amounts by asset; after a wrong passcode they stay as they were typed.'),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText(/^ETH without asking/)).toHaveValue('0.05'));
    await userEvent.type(screen.getByLabelText(/^BTC without asking/), '0.001');
    await userEvent.type(screen.getByLabelText('Passcode'), '294751');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Wrong passcode.')).toBeVisible();
    await expect(screen.getByLabelText(/^BTC without asking/)).toHaveValue('0.001');
  },
};

export const WithPassphrase: Story = {
  args: {
    children: (
      <UnlockedWallet
        passcodeKind={() => 'passphrase'}
        signingRule={async () => ({ mostByAsset: { ETH: '0.05' }, asksOnTest: false })}
        chooseRule={async () => ({ kind: 'wrong', failedAttempts: 1, retryAt: 0 })}
      />
    ),
  },
  parameters: shows('[WALLET-16] The passcode of this wallet is a passphrase; the form has its field and its words.'),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^BTC without asking/), '0.001');
    await userEvent.type(screen.getByLabelText('Passcode (passphrase)'), 'purple lamp under a fig');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Wrong passphrase. It’s the one that unlocks this wallet.')).toBeVisible();
  },
};
