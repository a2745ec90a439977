import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { PassphraseField } from './PassphraseField.tsx';

const meta = {
  component: PassphraseField,
  args: { label: 'Passphrase of the wallet', name: 'seedPassphrase', onChange: fn() },
  decorators: [formWidth],
} satisfies Meta<typeof PassphraseField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [WALLET-12] Not trimmed; [WALLET-3] masked, in no attribute, and not stored by the browser. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByLabelText('Passphrase of the wallet');
    for (const [attribute, value] of Object.entries({
      type: 'password',
      autocomplete: 'off',
      spellcheck: 'false',
      autocapitalize: 'none',
    })) {
      await expect(input).toHaveAttribute(attribute, value);
    }
    await expect(input).not.toHaveAttribute('name');
    await userEvent.type(input, ' Two Words ');
    await expect(input).toHaveValue(' Two Words ');
    await expect(args.onChange).toHaveBeenLastCalledWith(' Two Words ');
    await userEvent.click(canvas.getByRole('button', { name: 'Show passphrase' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvasElement.innerHTML).not.toContain('Two');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide passphrase' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** [WALLET-3] Masked again when the reader switches to another tab. */
export const CoversWhenLeft: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show passphrase' }));
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    await waitFor(() => expect(canvas.getByLabelText('Passphrase of the wallet')).toHaveAttribute('type', 'password'));
  },
};

export const Optional: Story = {
  args: { isOptional: true, description: 'Exactly as in the other wallet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Passphrase of the wallet/)).toHaveAccessibleDescription(
      'Exactly as in the other wallet.',
    );
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Passphrase of the wallet/)).toBeRequired();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Passphrase of the wallet')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Show passphrase' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'A label that is longer than the field and wraps onto a second line',
    value: 'x'.repeat(256),
    errorMessage: 'The passphrase must be at most 256 characters.',
  },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('The passphrase must be at most 256 characters.')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-AE' },
  args: { label: 'عبارة مرور المحفظة' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'إظهار عبارة المرور' })).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack gap="5">
      <PassphraseField {...args} value="TREZOR" description="Exactly as in the other wallet." />
      <PassphraseField {...args} value="TREZOR" errorMessage="The passphrase must be at most 256 characters." />
      <PassphraseField {...args} isDisabled />
    </Stack>
  ),
};
