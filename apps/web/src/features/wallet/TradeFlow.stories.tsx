import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WalletNetwork } from '../../api/networks.ts';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { euroAnswers, noon } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import type { Place } from './chain/place.ts';
import { TradeFlow } from './TradeFlow.tsx';

const main = { chain: 'solana', network: 'main', address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM' } as const;
const test = { ...main, network: 'test' } as const;

const networkOf = ({ chain, network }: Place): WalletNetwork => ({
  chain,
  network,
  isConfigured: true,
  confirmations: 1,
  tokens: [],
  trades: ['SOL'],
});

const quote = {
  _id: '0190f7c2-a001-7000-8000-000000000001',
  type: 'buy',
  asset: 'SOL',
  quantity: '2',
  chain: 'solana',
  network: 'main',
  rate: '216.70',
  marketRate: '214.55',
  spreadPercent: '1',
  amount: '435.40',
  fee: '2.00',
  feePercent: '0.5',
  networkFee: '0.02',
  bandPercent: null,
  source: 'live',
  asOf: new Date(noon).toISOString(),
  expiresAt: new Date(noon + 60_000).toISOString(),
  counterparty: 'Keel desk',
} as const;

const meta = {
  title: 'Flows/Wallet/Buying and selling',
  ...screenStory,
  args: {
    path: routes.buyAssets,
    isMember: true,
    answers: {
      ...euroAnswers,
      callNetwork: 'pending',
      createQuote: { status: 200, body: { bool: true, message: 'Quoted.', quote } },
    },
    children: <TradeFlow side="buy" asset="SOL" place={main} network={networkOf(main)} resumed={null} />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InEuros: Story = {
  parameters: shows(
    '[CUR-2, WALLET-7] Form and review have the exact dollars, about how much that is in euros, and the dated rate.',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Quantity'), '2');
    await expect(canvas.getByText('≈ 429.10 USD')).toBeVisible();
    await expect(canvas.getByText('≈ €369.03')).toBeVisible();
    await expect(canvas.getByText(/1 USD = 0\.86 EUR, Nov 20, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get quote' }));
    await expect(await canvas.findByText('≈ €374.44')).toBeVisible();
    await expect(canvas.getByText('$435.40')).toBeVisible();
    await expect(canvas.getByText(/1 USD = 0\.86 EUR, Nov 20, 2026/)).toBeVisible();
  },
};

export const OnTestNetwork: Story = {
  args: { children: <TradeFlow side="sell" asset="SOL" place={test} network={networkOf(test)} resumed={null} /> },
  parameters: shows('[CUR-2, WALLET-8] Coins of a test network have no value in the chosen currency.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Quantity'), '2');
    await expect(canvas.getByText('≈ 429.10 USD')).toBeVisible();
    await expect(canvas.queryByText(/€|EUR/)).toBeNull();
  },
};
