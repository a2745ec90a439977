import {
  implementKeyring,
  implementPort,
  OpenKeys,
  type ProbeVaultAnswer,
  type ProbeVaultCall,
  routes,
  type User,
  vaultMachine,
} from '@keel/flows';
import { Button, Stack } from '@keel/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { noon } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { vaultWithoutWorker } from '../../stories/storyVault.ts';
import { SwitchPlace } from './SwitchPlace.tsx';
import { WalletContext } from './useWallet.ts';

const wallet = { chain: 'ethereum', network: 'test', address: '0x52908400098527886E0F7030069857D2E4169EE7' };
const bitcoin = { chain: 'bitcoin', network: 'test', address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' };

const derived = Promise.withResolvers<readonly (typeof wallet)[]>();

/** An unlocked wallet whose worker derives its addresses when the story says so. */
function openWallet() {
  const probeVault = implementPort<ProbeVaultCall, ProbeVaultAnswer>(async () => ({
    kind: 'none',
    autoLockMinutes: 5,
  }));
  const keyring = implementKeyring(() => () => undefined);
  const actor = createActor(vaultMachine.provide({ actors: { probeVault, keyring } })).start();
  actor.send({ type: 'signedIn', user: { _id: 'ada' } as User, epoch: 1 });
  actor.send({ type: 'wallet.sealed', keys: new OpenKeys(null, () => undefined), wallet, at: noon });
  const vault = vaultWithoutWorker(actor);
  return { ...vault, ports: { ...vault.ports, places: () => derived.promise } };
}

const opened = openWallet();

function Addresses() {
  return (
    <WalletContext value={opened}>
      <Stack gap="4">
        <SwitchPlace />
        <Button>Below it</Button>
      </Stack>
    </WalletContext>
  );
}

const meta = {
  title: 'Screens/Wallet, addresses',
  ...screenStory,
  args: {
    path: routes.wallet,
    isMember: true,
    children: <Addresses />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Derived: Story = {
  parameters: shows('[WALLET-4] What is below the list of addresses stays in its place when they have been derived.'),
  play: async ({ userEvent }) => {
    const below = await screen.findByRole('button', { name: 'Below it' });
    const before = below.getBoundingClientRect().top;
    derived.resolve([wallet, bitcoin]);
    await userEvent.click(await screen.findByRole('button', { name: /Ethereum, Sepolia/ }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(below.getBoundingClientRect().top).toBe(before);
  },
};
