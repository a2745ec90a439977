import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password', onChange: fn() },
  decorators: [formWidth],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'correct horse');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(args.onChange).toHaveBeenCalledTimes(13);
  },
};

export const Described: Story = {
  args: {
    description: 'At least 7 characters.',
    placeholder: 'Something long',
    autoComplete: 'new-password',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('At least 7 characters.'));
    await expect(input).toHaveAttribute('placeholder', 'Something long');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toBeRequired();
  },
};

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/optional/)).toBeVisible();
  },
};

export const Reveals: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
};

export const Sizes: Story = { args: { size: 'md', defaultValue: 'correct horse' } };

export const Invalid: Story = {
  args: { defaultValue: 'abc', errorMessage: 'Password must be at least 4 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 4 characters',
    );
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'correct horse', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'a password of many words that is longer than the field is wide',
    errorMessage: 'Passwords do not match',
  },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  args: { label: 'كلمة المرور', defaultValue: 'secret' },
  globals: { locale: 'ar-AE' },
};

/** Empty, filled, invalid, disabled. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <PasswordField {...args} label="Empty" />
      <PasswordField {...args} label="Filled" defaultValue="correct horse" />
      <PasswordField {...args} label="Wrong" defaultValue="abc" errorMessage="Password must be at least 4 characters" />
      <PasswordField {...args} label="Not possible" defaultValue="correct horse" isDisabled />
    </Stack>
  ),
};
