import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { Frame } from '../../test/Frame.tsx';
import { PaymentAddress } from './PaymentAddress.tsx';

const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** Replaces the clipboard, which a test must not touch. */
const copied = fn((_text: string) => Promise.resolve());

const meta = {
  component: PaymentAddress,
  args: {
    coin: 'Bitcoin',
    symbol: 'BTC',
    address: BITCOIN,
    paymentUri: `bitcoin:${BITCOIN}?amount=0.020744`,
    amountCents: 200000,
    coinAmount: '0.020744',
    rate: 96412.18,
    asOf: new Date(2026, 10, 20, 10, 24),
    network: 'the Bitcoin network',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => copied(text));
    return () => write.mockRestore();
  },
} satisfies Meta<typeof PaymentAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [PAY-4] Coin amount with price and time, address, QR code; copying is shown and announced. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Send exactly').parentElement).toHaveTextContent('0.020744 BTC');
    await expect(canvas.getByText(/^\$2,000\.00 · at \$96,412\.18 · as of 10:24/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'QR code to pay with Bitcoin' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Address' }));
    await expect(copied).toHaveBeenLastCalledWith(BITCOIN);
    await waitFor(() => expect(canvas.getByText('Address copied to clipboard!')).toBeInTheDocument());
    await expect(canvasElement).toHaveTextContent('Copied!');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy amount' }));
    await expect(copied).toHaveBeenLastCalledWith('0.020744');
  },
};

/** [PAY-4] The payment link, for the QR code and for a wallet on this device; the code can contain the address alone. */
export const PaymentLink: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const code = () => canvas.getByRole('img', { name: 'QR code to pay with Bitcoin' }).innerHTML;
    const link = code();
    await expect(canvas.getByRole('link', { name: 'Open in wallet' })).toHaveAttribute('href', args.paymentUri);
    await userEvent.click(canvas.getByRole('radio', { name: 'Address' }));
    await expect(code()).not.toBe(link);
    await userEvent.click(canvas.getByRole('radio', { name: 'Payment link' }));
    await expect(code()).toBe(link);
  },
};

/** No common form of payment links, or a demo: the code is the address alone. */
export const WithoutPaymentLink: Story = {
  args: { paymentUri: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code to pay with Bitcoin' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** [PAY-5] Without an address it says so, and shows no amount to send and nothing to copy (P-14). */
export const Missing: Story = {
  args: { coin: 'Solana', symbol: 'SOL', address: null, paymentUri: null, coinAmount: '10.34062' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/There’s no address for Solana/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('10.34');
    await expect(canvasElement).not.toHaveTextContent('$');
    await expect(canvas.queryByRole('img', { name: /QR/ })).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** [PAY-5, DEP-2] A method without an address, with the operator's instructions (P-14). */
export const Instructions: Story = {
  args: {
    coin: 'GCash',
    symbol: null,
    address: null,
    paymentUri: null,
    coinAmount: null,
    instructions: 'Send it to 0917 555 0100.\nName the deposit ID as the message.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Amount').parentElement).toHaveTextContent('$2,000.00');
    await expect(canvas.getByText(/^Send it to 0917 555 0100/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('No address');
    await expect(canvasElement).not.toHaveTextContent('no price');
  },
};

/** [PAY-5] An address with instructions. */
export const AddressAndInstructions: Story = {
  args: { instructions: 'From a wallet of your own, not from an exchange.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Send exactly')).toBeVisible();
    await expect(canvas.getByText('From a wallet of your own, not from an exchange.')).toBeVisible();
  },
};

/** Without a price: the amount in dollars, and no coin amount. */
export const WithoutRate: Story = {
  args: { coinAmount: null, rate: null, asOf: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Send exactly').parentElement).toHaveTextContent('$2,000.00');
    await expect(canvas.getByText(/there’s no price for it right now/)).toBeVisible();
  },
};

/** [PAY-1] The page has the amount in dollars beside it: it is not repeated. */
export const AmountBeside: Story = {
  args: { isAmountBeside: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^at \$96,412\.18 · as of 10:24/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('$2,000.00');
  },
};

/** [PAYOUT-6] The amount is held for a time, which is shown. */
export const Held: Story = {
  args: { secondsLeft: 872 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('This amount holds for 14:32');
    await expect(canvas.getByRole('img', { name: 'QR code to pay with Bitcoin' })).toBeVisible();
  },
};

/** [PAYOUT-6] No longer held: nothing to scan or copy, and a new amount can be requested. */
export const Expired: Story = {
  args: { secondsLeft: 0, onRenew: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'This amount has expired' })).toBeVisible();
    await expect(canvas.getByText(/^This amount holds no longer/)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /QR/ })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('0.020744');
    await expect(canvasElement).not.toHaveTextContent('bc1q');
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new amount' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

export const Renewing: Story = { args: { secondsLeft: 0, onRenew: fn(), isRenewing: true } };

/** [PAYOUT-6] Outside the payment page nothing can be requested: it says where. */
export const ExpiredElsewhere: Story = {
  args: { secondsLeft: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The payment page has it/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** [PAYOUT-6] No amount has been held yet. */
export const NotHeld: Story = {
  args: { coinAmount: null, rate: null, asOf: null, onRenew: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Get the amount in Bitcoin' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /QR/ })).toBeNull();
  },
};

export const Phone: Story = {
  render: (args) => (
    <Frame width={318}>
      <PaymentAddress {...args} />
    </Frame>
  ),
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    amountCents: Number.NaN,
    coinAmount: 'NaN',
    rate: Number.NaN,
    asOf: 'yesterday',
    secondsLeft: Number.NaN,
    currency: '?',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('---')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('NaN');
    await expect(canvasElement).not.toHaveTextContent('Invalid');
  },
};

/** An address without an amount, and an address of only spaces. */
export const States: Story = {
  render: (args) => (
    <>
      <PaymentAddress {...args} amountCents={null} coinAmount={null} />
      <PaymentAddress {...args} address="   " />
    </>
  ),
};

export const LongText: Story = {
  args: {
    coin: 'Rosenthal'.repeat(1111),
    instructions: 'Rosenthal'.repeat(111),
    address: 'a1B2'.repeat(2500),
    paymentUri: null,
    coinAmount: `0.${'1'.repeat(60)}`,
    amountCents: 900719925474099312345n,
  },
  render: (args) => (
    <Frame width={248}>
      <PaymentAddress {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The operator's instructions keep the direction of their own language. */
export const RightToLeft: Story = {
  args: { coin: 'بيتكوين', network: 'شبكة بيتكوين', instructions: 'From a wallet of your own.' },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    const direction = getComputedStyle(canvas.getByText('From a wallet of your own.')).direction;
    await expect(direction).toBe('ltr');
  },
};

export const Matrix: Story = { tags: ['vrt'] };
