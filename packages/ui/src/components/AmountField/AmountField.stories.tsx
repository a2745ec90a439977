import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AmountField } from './AmountField.tsx';

const USD = { code: 'USD', decimals: 2 };
const BTC = { code: 'BTC', decimals: 8 };

const meta = {
  component: AmountField,
  args: { label: 'Amount', name: 'amount', unit: USD, onChange: fn() },
  decorators: [formWidth],
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [DEP-3] It gives exact text; what was typed stays unchanged. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '2,000.50');
    await expect(input).toHaveValue('2,000.50');
    await expect(args.onChange).toHaveBeenLastCalledWith('2000.5', null);
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('', null);
  },
};

/** The number that the page is about; a long one is smaller, and never cut off. */
export const Size: Story = {
  args: { size: 'hero', defaultValue: '2000', presets: ['500', '2000'], converted: { amount: '0.0207', unit: BTC } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const size = () => Number.parseFloat(getComputedStyle(input).fontSize);
    const short = size();
    await expect(short).toBeGreaterThanOrEqual(36);
    await userEvent.type(input, '000000000000.55');
    await expect(size()).toBeLessThan(short);
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
};

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/optional/)).toBeVisible();
  },
};

export const Described: Story = {
  args: { description: 'At least $10.00.', placeholder: '0.00', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('At least $10.00.'));
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute('placeholder', '0.00');
  },
};

/** [FIELD-1] 'Not a number' is reported when the field loses the focus, not while typing, and disappears once corrected. */
export const Wrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12a');
    await expect(args.onChange).toHaveBeenLastCalledWith('', 'notANumber');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('number is not valid');
    await expect(input).toHaveValue('12a');
    await userEvent.type(input, '{Backspace}');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(args.onChange).toHaveBeenLastCalledWith('12', null);
  },
};

/** [DEP-3] More decimals than the unit has are refused, never rounded. */
export const TooPrecise: Story = {
  args: { defaultValue: '1.255' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('At most 2 digits after the decimal sign');
  },
};

/** [WALLET-5] One press enters the whole balance, to the last digit. */
export const Max: Story = {
  args: {
    unit: { code: 'ETH', decimals: 18 },
    max: '1.234567890123456789',
    balance: 'Available 1.234567890123456789 ETH',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Max/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1.234567890123456789', null);
    await expect(canvas.getByRole('textbox')).toHaveValue('1.234567890123456789');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Available/);
  },
};

export const Presets: Story = {
  args: { presets: ['500', '2000', 'abc', '10000'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '$2,000' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2000', null);
  },
};

/** [WALLET-5] The same amount in the other unit. */
export const Switches: Story = {
  render: function Render(args) {
    const [isInCoins, setIsInCoins] = useState(false);
    const usd = { amount: '96412.18', unit: USD };
    const btc = { amount: '1', unit: BTC };
    const [from, to] = isInCoins ? [btc, usd] : [usd, btc];
    return (
      <AmountField
        {...args}
        unit={from.unit}
        value={from.amount}
        converted={to}
        onSwitchUnit={() => setIsInCoins(!isInCoins)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('96412.18');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter in BTC' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1');
    await expect(canvas.getByText(/96,412\.18/)).toBeVisible();
  },
};

export const WithoutRate: Story = {
  args: { defaultValue: '100', converted: { amount: null, unit: BTC } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('≈ ---')).toBeVisible();
  },
};

/** The form sets the value: after a submit it is empty again. */
export const Controlled: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [amount, setAmount] = useState('2000');
    return (
      <Stack>
        <AmountField {...args} value={amount} onChange={setAmount} />
        <button type="button" onClick={() => setAmount('')}>
          Empty it
        </button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('2000');
    await userEvent.type(input, '.50');
    await expect(input).toHaveValue('2000.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Empty it' }));
    await expect(input).toHaveValue('');
  },
};

/** An invalid amount is shown as an empty field; an invalid number of decimals counts as two. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'NaN', unit: { code: '', decimals: Number.NaN }, max: '-1', presets: ['Infinity'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Max: ---' })).toBeDisabled();
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const Invalid: Story = {
  args: { defaultValue: '2000', errorMessage: 'Insufficient fund', max: '120.5', balance: 'Available $120.50' },
};

export const Disabled: Story = { args: { defaultValue: '2000', max: '2000', isDisabled: true } };

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <AmountField {...args} label="Empty" size="md" />
      <AmountField
        {...args}
        label="With everything"
        defaultValue="2000"
        max="12480.50"
        balance="Available $12,480.50"
        presets={['500', '2000', '10000']}
        converted={{ amount: '0.02074426', unit: BTC }}
        onSwitchUnit={() => {}}
      />
      <AmountField {...args} label="Invalid" defaultValue="20000" max="12480.50" errorMessage="Insufficient fund" />
      <AmountField {...args} label="Disabled" defaultValue="2000" max="12480.50" isDisabled />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'What you want to withdraw from the balance of your account to the account of your bank',
    unit: { code: 'ETH', decimals: 18 },
    defaultValue: '12345678901234567890.123456789012345678',
    max: '12345678901234567890.123456789012345678',
    balance: 'Available 12,345,678,901,234,567,890.123456789012345678 ETH',
    converted: { amount: '12345678901234567890.12', unit: USD },
    presets: ['12345678901234567890'],
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Arabic digits and separators are accepted. */
export const RightToLeft: Story = {
  args: { label: 'المبلغ', max: '12480.50', balance: 'المتاح $12,480.50' },
  globals: { locale: 'ar-AE' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '٢٠٠٠٫٥');
    await expect(args.onChange).toHaveBeenLastCalledWith('2000.5', null);
  },
};
