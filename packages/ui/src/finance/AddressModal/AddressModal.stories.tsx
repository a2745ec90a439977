import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { DialogTrigger } from '../../components/Dialog/index.ts';
import { framed } from '../../docs/framed.ts';
import { AddressModal } from './AddressModal.tsx';

const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** Replaces the clipboard, which a test must not touch. */
const copied = fn((_text: string) => Promise.resolve());

const meta = {
  component: AddressModal,
  parameters: framed(680),
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
    onOpenChange: fn(),
  },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => copied(text));
    return () => write.mockRestore();
  },
} satisfies Meta<typeof AddressModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [PAY-4] Amount, coin, address, a button that shows 'Copied!', the QR code and the coin amount. */
export const Default: Story = {
  render: (args) => (
    <DialogTrigger>
      <Button>Pay Now</Button>
      <AddressModal {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Pay Now' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Pay with Bitcoin' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('0.020744 BTC');
    await expect(dialog).toHaveTextContent('$2,000.00');
    await expect(dialog).toHaveTextContent(BITCOIN);
    await expect(within(dialog).getByRole('img', { name: 'QR code to pay with Bitcoin' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy Address' }));
    await expect(copied).toHaveBeenLastCalledWith(BITCOIN);
    await waitFor(() => expect(within(dialog).getByText('Address copied to clipboard!')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Currency: Story = {
  args: { currency: 'EUR', isOpen: true },
  play: async () => {
    await expect(document.body.textContent).toContain('€2,000.00');
  },
};

const shown: NonNullable<Story['play']> = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Open: Story = { args: { isOpen: true }, play: shown };

/** [PAYOUT-6] The amount is held for a time; afterwards the payment page offers a new one. */
export const Expired: Story = {
  args: { isOpen: true, secondsLeft: 0 },
  play: async (context) => {
    await shown(context);
    await expect(screen.getByText(/The payment page has it/)).toBeVisible();
  },
};

/** [PAY-5] [DEP-2] Neither address nor instructions. */
export const Missing: Story = {
  args: { isOpen: true, coin: 'Gcash', symbol: null, address: null, paymentUri: null, coinAmount: null },
  play: async (context) => {
    await shown(context);
    await expect(screen.getByText(/There’s no address for Gcash/)).toBeVisible();
  },
};

/** [PAY-5] [DEP-2] No address, but instructions from the operator. */
export const Instructions: Story = {
  args: {
    isOpen: true,
    coin: 'Gcash',
    symbol: null,
    address: null,
    paymentUri: null,
    coinAmount: null,
    instructions: 'Send it to 0917 000 0000, with your deposit ID as the message.',
  },
  play: async (context) => {
    await shown(context);
    await expect(screen.getByText(/with your deposit ID as the message/)).toBeVisible();
  },
};

/** The focus is inside from the start. */
export const States: Story = {
  args: { isOpen: true },
  play: async (context) => {
    await shown(context);
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  },
};

export const LongText: Story = {
  args: { isOpen: true, coin: 'Rosenthal'.repeat(1111), address: 'a1B2'.repeat(2500), paymentUri: null },
  play: async (context) => {
    await shown(context);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { isOpen: true, coin: 'بيتكوين', network: 'شبكة بيتكوين' },
  globals: { locale: 'ar-AE' },
  play: shown,
};

export const Matrix: Story = { ...Open, tags: ['vrt'] };
