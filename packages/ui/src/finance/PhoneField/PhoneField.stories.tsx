import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const COUNTRIES = [
  { code: 'AE', name: 'United Arab Emirates' },
  { code: 'AQ', name: 'Antarctica' },
  { code: 'DE', name: 'Germany' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'PT', name: 'Portugal' },
  { code: 'US', name: 'United States of America' },
];

/** With the widest code and the longest name. */
const LONG = [...COUNTRIES, { code: 'IO', name: 'British Indian Ocean Territory' }, { code: 'MW', name: 'Malawi' }];

const PORTUGAL = '+351 PT';
const GERMANY = '+49 DE';

const meta = {
  component: PhoneField,
  args: { label: 'Phone number', name: 'phone', countries: COUNTRIES, onChange: fn(), onBlur: fn() },
  argTypes: { countries: { control: false } },
  decorators: [formWidth],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [SIGNUP-1, SIGNUP-5] A national number becomes an international one with the code of the person's country. */
export const Default: Story = {
  args: { country: 'Portugal' },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('combobox', { name: 'Calling code' });
    await waitFor(() => expect(code).toHaveValue(PORTUGAL));
    await expect(code).toHaveAccessibleDescription('Portugal');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '912 345 678');
    await expect(args.onChange).toHaveBeenLastCalledWith('+351912345678');
  },
};

/** [SIGNUP-1] A pasted number with the code of another country chooses that country. */
export const Pasted: Story = {
  args: { country: 'Portugal' },
  play: async ({ args, canvas, userEvent }) => {
    const country = canvas.getByRole('combobox');
    await waitFor(() => expect(country).toHaveValue(PORTUGAL));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+49 170 1234567');
    await waitFor(() => expect(country).toHaveValue(GERMANY));
    await expect(canvas.getByRole('textbox')).toHaveValue('0170 1234567');
    await expect(args.onChange).toHaveBeenLastCalledWith('+491701234567');
  },
};

/** [SIGNUP-1] The country is found by name, native name or code; countries without phones are not in the list. */
export const Finds: Story = {
  args: { country: 'Portugal' },
  play: async ({ args, canvas, userEvent }) => {
    const country = canvas.getByRole('combobox');
    await waitFor(() => expect(country).toHaveValue(PORTUGAL));
    await userEvent.click(country);
    await waitFor(() => expect(screen.getByRole('option', { name: /Germany/ })).toHaveTextContent('+49'));
    await expect(screen.queryByRole('option', { name: /Antarctica/ })).toBeNull();
    await userEvent.clear(country);
    await userEvent.type(country, 'deutsch');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(country);
    await userEvent.type(country, '+49');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(country).toHaveValue(GERMANY);
    await userEvent.type(canvas.getByRole('textbox'), '0170 1234567');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
    await expect(args.onChange).toHaveBeenLastCalledWith('+491701234567');
  },
};

/** [SIGNUP-1] The country may be known later than the number. */
export const CountryLater: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Later {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '912 345 678');
    await expect(args.onChange).toHaveBeenLastCalledWith('912 345 678');
    await userEvent.click(canvas.getByRole('button', { name: 'From Portugal' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+351912345678'));
  },
};

function Later(args: PhoneFieldProps) {
  const [country, setCountry] = useState<string | null>(null);
  return (
    <Stack>
      <PhoneField {...args} country={country} />
      <Button onPress={() => setCountry('Portugal')}>From Portugal</Button>
    </Stack>
  );
}

/**
 * Left open, so that axe covers the list too. While it is open, React Aria hides everything else from screen readers, the number
 * too; the list closes when the focus moves there.
 */
export const Open: Story = {
  args: { country: 'Germany' },
  parameters: { a11y: { context: { exclude: ['[data-field=phone]'] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Germany/ })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

export const Medium: Story = { args: { size: 'md', country: 'Germany' } };

export const Large: Story = { args: { size: 'lg', country: 'Germany' } };

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/optional/)).toBeVisible();
  },
};

export const Described: Story = {
  args: { description: 'We only call about your account.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('We only call about your account.');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Phone number is required', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Phone number is required');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const Filled: Story = { args: { defaultValue: '+44 20 7946 0123' } };

export const Disabled: Story = { args: { isDisabled: true, country: 'Germany' } };

/** The box shows the whole code, the list whole names. */
export const LongText: Story = {
  args: { country: 'Malawi', defaultValue: '0991 234 567', countries: LONG },
  parameters: { a11y: { context: { exclude: ['[data-field=phone]'] } } },
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('combobox');
    await waitFor(() => expect(code).toHaveValue('+265 MW'));
    await expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth);
    await userEvent.click(code);
    const long = await screen.findByRole('option', { name: /Indian Ocean/ });
    await expect(long).toHaveTextContent('+246 British Indian Ocean Territory');
    await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'رقم الهاتف',
    country: 'United Arab Emirates',
    defaultValue: '050 123 4567',
    countries: LONG,
  },
  parameters: { a11y: { context: { exclude: ['[data-field=phone]'] } } },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox');
    const code = canvas.getByRole('combobox');
    await waitFor(() => expect(code).toHaveValue('+971 AE'));
    await expect(code).toHaveAccessibleDescription('الإمارات العربية المتحدة');
    await expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth);
    await expect(code.getBoundingClientRect().left).toBeLessThan(number.getBoundingClientRect().left);
    await userEvent.click(code);
    const long = await screen.findByRole('option', { name: /المحيط الهندي/ });
    await expect(long).toHaveTextContent('+246 الإقليم البريطاني في المحيط الهندي');
    await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
  },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <PhoneField {...args} label="Empty" />
      <PhoneField {...args} label="Filled" country="Germany" defaultValue="0170 1234567" />
      <PhoneField {...args} label="Invalid" country="Germany" errorMessage="Phone number is required" />
      <PhoneField {...args} label="Disabled" country="Germany" isDisabled />
    </Stack>
  ),
};
