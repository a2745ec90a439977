import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { PaymentMethodSelect } from './PaymentMethodSelect.tsx';

const METHODS = ['Bitcoin', 'Etheruem', 'Xrp', 'Solana', 'Usdt(solana)', 'Bnb', 'Dodge', 'Gcash'];
const NAMES = ['Bitcoin', 'Ethereum', 'XRP', 'Solana', 'USDT (Solana)', 'BNB', 'Dogecoin', 'GCash'];

const meta = {
  component: PaymentMethodSelect,
  args: { label: 'Payment method', name: 'mode', methods: METHODS, onChange: fn() },
  argTypes: { methods: { control: false } },
  decorators: [formWidth],
} satisfies Meta<typeof PaymentMethodSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [DEP-2] Shows the proper names, and gives the API's spelling. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }));
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(NAMES);
    await userEvent.click(screen.getByRole('option', { name: 'Ethereum' }));
    await expect(args.onChange).toHaveBeenCalledWith('Etheruem');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Ethereum/ })).toBeVisible());
  },
};

export const Described: Story = {
  args: { description: 'You pay from your own wallet.', placeholder: 'Choose one', isOptional: true, size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You pay from your own wallet.')).toBeVisible();
    await expect(canvas.getByText('(optional)')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveTextContent('Choose one');
  },
};

export const Chosen: Story = {
  args: { value: 'Bitcoin', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Bitcoin');
  },
};

export const LabelHidden: Story = {
  args: { value: 'Bitcoin', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Payment method/ })).toHaveTextContent('Bitcoin');
  },
};

/** Left open, so that axe covers the list too. */
export const Open: Story = {
  args: { defaultValue: 'Dodge' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Dogecoin' })).toBeVisible());
  },
};

/** [PAY-1] An unknown method is shown as it is spelled; a duplicate is shown once. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { methods: ['Monero', 'Monero', ''], defaultValue: 'Monero' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Monero/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Please select the mode of deposit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Please select the mode of deposit/);
  },
};

export const LongText: Story = {
  args: { methods: ['A method of payment whose name is far too long for one line'], label: 'How you want to pay it' },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  args: { label: 'طريقة الدفع', defaultValue: 'Usdt(solana)' },
  globals: { locale: 'ar-AE' },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <PaymentMethodSelect {...args} label="Empty" />
      {METHODS.map((method) => (
        <PaymentMethodSelect {...args} key={method} label={method} defaultValue={method} size="md" />
      ))}
      <PaymentMethodSelect {...args} label="Invalid" errorMessage="Please select the mode of deposit" />
      <PaymentMethodSelect {...args} label="Disabled" defaultValue="Bitcoin" isDisabled />
    </Stack>
  ),
};
