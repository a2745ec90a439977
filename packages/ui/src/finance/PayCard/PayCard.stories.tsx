import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Frame } from '../../test/Frame.tsx';
import { PaymentAddress } from '../PaymentAddress/PaymentAddress.tsx';
import { PayCard } from './PayCard.tsx';

const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const whereToPay = (
  <PaymentAddress
    coin="Bitcoin"
    symbol="BTC"
    address={BITCOIN}
    amountCents={200000}
    coinAmount="0.020744"
    rate={96412.18}
    asOf={new Date(2026, 10, 20, 10, 24)}
    network="the Bitcoin network"
  />
);

const meta = {
  component: PayCard,
  args: {
    depositId: '7c1e90aa-5d20-4f6b-9a3e-0aa8d7e1f3c4',
    amountCents: 200000,
    status: 'pending',
    method: 'Bitcoin',
    children: whereToPay,
    date: new Date(2026, 10, 18, 10, 12),
    isPaid: false,
    onPaidChange: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <Frame width={parameters.width ?? 600}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof PayCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [PAY-1] [PAY-2] All about the deposit, and reporting the payment. */
export const Default: Story = {
  render: function Render(args) {
    const [isPaid, setPaid] = useState(args.isPaid);
    return (
      <PayCard
        {...args}
        isPaid={isPaid}
        onPaidChange={(next) => {
          args.onPaidChange(next);
          setPaid(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('$2,000.00', { exact: true })).toBeVisible();
    await expect(canvas.getByText('7c1e90aa…f3c4')).toBeVisible();
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Waiting for your payment');
    await expect(canvas.getByText('Bitcoin')).toBeVisible();
    // The method has its mark, which screen readers skip.
    await expect(canvas.getByText('Bitcoin').previousElementSibling).toHaveAttribute('aria-hidden', 'true');
    // Only once: the address is in one place.
    await expect(canvasElement.textContent?.split(BITCOIN)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Now' }));
    await expect(args.onPaidChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Paid' })).toBeVisible();
  },
};

export const Level: Story = {
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
  },
};

/** A method whose name is not its symbol. */
export const MethodMark: Story = {
  args: { method: 'USDT (TRC-20)', methodMark: 'USDT', status: 'confirmed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('USDT (TRC-20)').previousElementSibling!.querySelector('svg')).not.toBeNull();
  },
};

/** What the amount is worth in another currency. */
export const AmountNote: Story = {
  args: { amountNote: <Text tone="muted">≈ €1,720.00</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('≈ €1,720.00')).toBeVisible();
  },
};

/** [HONEST-3] Reported as paid: the status stays the one set by the operator. */
export const Paid: Story = {
  args: { isPaid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.getByText(/Waiting for confirmation/)).toBeVisible();
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('You told us you paid');
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/Confirmed.*to come/);
  },
};

/** [DEP-5] Nothing left to pay: no address, no QR code, no button (P-2). */
export const Confirmed: Story = {
  args: {
    status: 'confirmed',
    isPaid: true,
    actions: <LinkButton href="#dashboard">Back to dashboard</LinkButton>,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Received $2,000.00' })).toBeVisible();
    // Only once: the amount is in the title.
    await expect(canvasElement.textContent?.split('$2,000.00')).toHaveLength(2);
    await expect(canvas.getAllByText('Confirmed')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Created, done',
      'Waiting for your payment, done',
      'You told us you paid, done',
      'Confirmed, done',
    ]);
    await expect(canvas.getByRole('link', { name: 'Back to dashboard' })).toBeVisible();
    await expect(canvas.getByText('This deposit was confirmed. There’s nothing left to pay.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('img', { name: /QR code/ })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('bc1');
  },
};

/** [PAY-1] Confirmed without a report: no step says that the investor reported it. */
export const ConfirmedUnreported: Story = {
  tags: ['!dev', '!autodocs'],
  args: { status: 'confirmed', isPaid: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Created, done',
      'Waiting for your payment, done',
      'Confirmed, done',
    ]);
  },
};

/** [PAYOUT-6] Another amount arrived than was announced: both are shown. */
export const ReceivedOther: Story = {
  args: { status: 'confirmed', isPaid: true, receivedCents: 195000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Received $1,950.00' })).toBeVisible();
    await expect(canvas.getByText('$2,000.00')).toBeVisible();
  },
};

/** [DEP-5] Confirmed while the card is open: the result is announced in a region that existed before (P-46). */
export const ConfirmedLive: Story = {
  render: function Render(args) {
    const [status, setStatus] = useState('pending');
    return (
      <>
        <Button onPress={() => setStatus('confirmed')}>Confirm</Button>
        <PayCard {...args} status={status} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getAllByRole('status').find((each) => each.textContent === '')!;
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(region).toHaveTextContent(
      'Received $2,000.00This deposit was confirmed. There’s nothing left to pay.',
    );
  },
};

/** [DEP-5] A declined deposit must not be paid (P-2). */
export const Declined: Story = {
  args: { status: 'declined', isPaid: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Deposit declined' })).toBeVisible();
    await expect(canvas.getByText(/^This deposit was declined. Don’t send any payment./)).toBeVisible();
    await expect(canvas.getByText('$2,000.00')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('bc1');
  },
};

/** [PAY-5] No address: no Pay Now (P-14). */
export const NotPayable: Story = {
  args: {
    method: 'Solana',
    isPayable: false,
    children: <PaymentAddress coin="Solana" symbol="SOL" address={null} amountCents={200000} coinAmount="10.34" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There’s no address for Solana/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { depositId: '', amountCents: Number.NaN, currency: '?', status: 'on hold', method: ' ', date: 'yesterday' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(4);
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.getByText(/^This deposit is closed. Don’t send any payment./)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const States: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay Now Working' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { method: 'Rosenthal'.repeat(1111), amountCents: 900719925474099312345n },
  render: (args) => (
    <Frame width={288}>
      <PayCard {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { args: { method: 'بيتكوين' }, globals: { locale: 'ar-AE' } };

export const Matrix: Story = {
  tags: ['vrt'],
  parameters: { width: 1160 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 1fr)' }}>
      <PayCard {...args} />
      <PayCard {...args} isPaid />
      <PayCard {...args} status="confirmed" isPaid />
      <PayCard {...args} status="declined" actions={<LinkButton href="#deposit">New deposit</LinkButton>} />
    </div>
  ),
};
