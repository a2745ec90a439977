import {
  implementPort,
  type ProbeVaultAnswer,
  type ProbeVaultCall,
  type RemoveVaultCall,
  type User,
  vaultMachine,
} from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { noon } from '../../stories/samples.ts';
import { vaultWithoutWorker } from '../../stories/storyVault.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { WalletContext } from './useWallet.ts';

const wallet = { chain: 'ethereum', network: 'test', address: '0x52908400098527886E0F7030069857D2E4169EE7' };

/** A locked wallet that the browser refuses to remove. */
function startVault() {
  const probeVault = implementPort<ProbeVaultCall, ProbeVaultAnswer>(async () => ({
    kind: 'sealed',
    wallet,
    failedAttempts: 0,
    retryAt: 0,
    autoLockMinutes: 5,
    at: noon,
  }));
  const removeVault = implementPort<RemoveVaultCall, void>(() =>
    Promise.reject(new Error('The wallet is still there.')),
  );
  const actor = createActor(vaultMachine.provide({ actors: { probeVault, removeVault } })).start();
  // The vault uses only the id of a person.
  actor.send({ type: 'signedIn', user: { _id: 'ada' } as User, epoch: 1 });
  return actor;
}

const vault = startVault();
const services = vaultWithoutWorker(vault);

const meta = {
  title: 'Flows/Vault/Remove',
  tags: ['!dev', '!autodocs'],
  component: RemoveDialog,
  decorators: [
    (Story) => (
      <WalletContext value={services}>
        <Story />
      </WalletContext>
    ),
  ],
} satisfies Meta<typeof RemoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [SET-2] After a removal that failed, the question is asked again without an answer. */
export const OpenedAgainWhileItCloses: Story = {
  globals: { motion: 'full' },
  // Slow enough that the dialog is still closing when it is opened again.
  beforeEach: () => {
    const slow = document.createElement('style');
    slow.textContent = '*, ::before, ::after { animation-duration: 2s !important }';
    document.head.append(slow);
    return () => slow.remove();
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(vault.getSnapshot().matches('locked')).toBe(true));
    vault.send({ type: 'removal.requested' });
    const dialog = await screen.findByRole('dialog', { name: 'Remove the wallet?' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have the recovery phrase' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(vault.getSnapshot().matches('locked')).toBe(true));
    vault.send({ type: 'removal.requested' });
    await waitFor(() => expect(vault.getSnapshot().matches('confirmingRemoval')).toBe(true));
    await expect(screen.getByRole('dialog', { name: 'Remove the wallet?' })).toBe(dialog);
    await expect(screen.getByRole('checkbox', { name: 'I have the recovery phrase' })).not.toBeChecked();
    await expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
    vault.send({ type: 'removal.cancelled' });
  },
};
