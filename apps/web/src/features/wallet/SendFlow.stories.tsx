import { routes, vaultMachine } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor } from 'xstate';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { euroAnswers } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { vaultWithoutWorker } from '../../stories/storyVault.ts';
import { SendFlow } from './SendFlow.tsx';
import { WalletContext } from './useWallet.ts';

const main = { chain: 'solana', network: 'main', address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM' } as const;

const wallet = vaultWithoutWorker(createActor(vaultMachine));

/** The form of a transfer on a main network. */
function Sending() {
  return (
    <WalletContext value={wallet}>
      <SendFlow
        from={main}
        network={{ ...main, isConfigured: true, confirmations: 1, tokens: [], trades: [] }}
        asset="SOL"
        resumed={null}
        filledIn={{ to: null, asset: null, amount: null }}
        known={[]}
        recent={[]}
        deposit={null}
      />
    </WalletContext>
  );
}

const meta = {
  title: 'Flows/Wallet/Sending',
  ...screenStory,
  args: {
    path: routes.sendAssets,
    isMember: true,
    answers: { ...euroAnswers, callNetwork: 'pending' },
    children: <Sending />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InEuros: Story = {
  parameters: shows(
    '[CUR-2, WALLET-5] The amount has its value in dollars, about how much that is in euros, and the rate.',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '2');
    await expect(await canvas.findByText('≈ 429.10 USD')).toBeVisible();
    await expect(canvas.getByText('≈ €369.03')).toBeVisible();
    await expect(canvas.getByText(/1 USD = 0\.86 EUR, Nov 20, 2026/)).toBeVisible();
  },
};
