import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email', onChange: fn() },
  decorators: [formWidth],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Email');
    await userEvent.type(input, 'amelia@example.com');
    await expect(input).toHaveValue('amelia@example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith('amelia@example.com');
    await expect(input).toHaveAttribute('autocomplete', 'email');
    await expect(input).toHaveAttribute('name', 'email');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} label="Medium" size="md" />
      <TextField {...args} label="Large" size="lg" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('textbox').map((input) => input.offsetHeight);
    await expect(heights).toEqual([40, 48]);
  },
};

export const WithDescription: Story = {
  args: { description: 'We send a code to it.', placeholder: 'amelia@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('We send a code to it.');
  },
};

export const Optional: Story = {
  args: { label: 'Memo', name: 'memo', type: 'text', autoComplete: 'off', isOptional: true },
};

/** In a page in Arabic, an address that is longer than the field shows its start, on the side where the label is. */
export const LeftToRight: Story = {
  args: {
    label: 'Recipient’s address',
    name: 'to',
    type: 'text',
    autoComplete: 'off',
    isLtr: true,
    defaultValue: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  },
  decorators: [narrow],
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Recipient’s address');
    const { direction, textAlign } = getComputedStyle(input);
    await expect({ direction, textAlign, scrolled: input.scrollLeft }).toEqual({
      direction: 'ltr',
      textAlign: 'end',
      scrolled: 0,
    });
  },
};

/** [LOGIN-2] The message is below the field with text and icon, describes it and is announced; what was typed stays. */
export const Invalid: Story = {
  args: {
    defaultValue: 'amelia',
    description: 'We send a code to it.',
    errorMessage: 'Enter a valid email',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toHaveValue('amelia');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAttribute('aria-required', 'true');
    await expect(input).toHaveAccessibleDescription(
      /We send a code to it\..*Enter a valid email|Enter a valid email.*We send/,
    );
    await expect(canvas.getByText('Enter a valid email').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

/** The form shows and clears the error; what was typed stays. */
export const ErrorClearsOnEdit: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [error, setError] = useState<string | null>('Invalid email');
    return <TextField {...args} errorMessage={error} onChange={() => setError(null)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Email');
    const region = canvas.getByText('Invalid email').closest('[aria-live]');
    await userEvent.type(input, 'a');
    await expect(canvas.queryByText('Invalid email')).toBeNull();
    await expect(region).toBeInTheDocument();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('a');
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'amelia@example.com', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeDisabled();
  },
};

export const ReadOnly: Story = { args: { defaultValue: 'amelia@example.com', isReadOnly: true } };

export const LongText: Story = {
  args: {
    label: 'The address that your passport, your driving licence or your last bill of water or power shows',
    description: 'If you have moved since, take the one where you sleep most nights of the year.',
    errorMessage: 'This address is longer than the hundred characters that the bank behind us can keep',
    defaultValue: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { label: 'البريد الإلكتروني', errorMessage: 'أدخل بريدًا إلكترونيًا صالحًا', isOptional: true },
  globals: { locale: 'ar-AE' },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <TextField {...args} label="Empty" placeholder="amelia@example.com" />
      <TextField {...args} label="Filled" defaultValue="amelia@example.com" />
      <TextField {...args} label="Invalid" defaultValue="amelia" errorMessage="Enter a valid email" />
      <TextField {...args} label="Disabled" defaultValue="amelia@example.com" isDisabled />
    </Stack>
  ),
};
