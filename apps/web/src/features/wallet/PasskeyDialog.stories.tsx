import { routes, vaultMachine } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { screenStory } from '../../stories/screenStory.ts';
import { vaultWithoutWorker } from '../../stories/storyVault.ts';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import type { WalletPorts } from './ports/walletPorts.ts';
import { WalletContext } from './useWallet.ts';

const vault = vaultWithoutWorker(createActor(vaultMachine));
const passkey = { id: 'AQID', salt: '00'.repeat(32) };

/** The dialog of an unlocked wallet. */
function UnlockedWallet(ports: Partial<WalletPorts>) {
  return (
    <WalletContext value={{ ...vault, ports: { ...vault.ports, ...ports } }}>
      <PasskeyDialog onClose={fn()} />
    </WalletContext>
  );
}

/** Replaces the browser's prompt, which no test can answer without an authenticator. */
function answerPrompt(answer: () => Promise<unknown>): () => void {
  Object.defineProperty(navigator.credentials, 'create', { value: answer, configurable: true });
  return () => void Reflect.deleteProperty(navigator.credentials, 'create');
}

const meta = {
  title: 'Screens/Wallet, unlocking with a passkey',
  ...screenStory,
  args: { path: routes.wallet, isMember: true, children: <UnlockedWallet /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const TurnOn: Story = {
  parameters: shows('[WALLET-13] The passcode is asked for before a passkey is created.'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Unlock with a passkey' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Create passkey' })).toBeDisabled();
  },
};

export const PromptClosed: Story = {
  parameters: shows('[WALLET-13] The browser’s prompt was closed: nothing was changed, and it can be tried again.'),
  beforeEach: () => answerPrompt(() => Promise.reject(new DOMException('closed', 'NotAllowedError'))),
  play: async (context) => {
    await create(context);
    await expect(
      await screen.findByText('The passkey wasn’t set up, so nothing was changed. Try again.'),
    ).toBeVisible();
  },
};

export const WithoutPrf: Story = {
  parameters: shows('[WALLET-13] The passkey of this device cannot derive a key: nothing was changed.'),
  beforeEach: () => answerPrompt(async () => ({ id: passkey.id, getClientExtensionResults: () => ({}) })),
  play: async (context) => {
    await create(context);
    const problem = 'This passkey can’t unlock a wallet, so nothing was changed. Keep using your passcode.';
    await expect(await screen.findByText(problem)).toBeVisible();
  },
};

export const TurnOff: Story = {
  args: { children: <UnlockedWallet storedPasskey={() => passkey} /> },
  parameters: shows('[WALLET-13] The wallet has a passkey, which can be removed.'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Turn off' })).toBeVisible());
  },
};

export const NotTurnedOff: Story = {
  args: {
    children: (
      <UnlockedWallet
        storedPasskey={() => passkey}
        removePasskey={() => Promise.reject(new Error('The passkey is still there.'))}
      />
    ),
  },
  parameters: shows(
    '[WALLET-13] The browser’s storage refused the change: the passkey stays, and it can be tried again.',
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Turn off' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    await expect(await screen.findByText('We couldn’t turn it off. Try again.')).toBeVisible();
  },
};

async function create({ userEvent }: Context): Promise<void> {
  await waitFor(() => expect(screen.getByLabelText('Passcode')).toBeVisible());
  await userEvent.type(screen.getByLabelText('Passcode'), '294751');
  await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
}
