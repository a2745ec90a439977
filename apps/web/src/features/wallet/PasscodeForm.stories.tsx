import { routes, vaultMessages } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { screenStory } from '../../stories/screenStory.ts';
import { PasscodeForm } from './PasscodeForm.tsx';

const onSubmit = fn();

function NewWallet({ error = '' }: { readonly error?: string }) {
  return <PasscodeForm submit="Create wallet" isBusy={false} error={error} onSubmit={onSubmit} onChange={fn()} />;
}

const meta = {
  title: 'Screens/Wallet, new passcode',
  ...screenStory,
  args: { path: routes.createWallet, isMember: true, children: <NewWallet /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Digits: Story = {
  parameters: shows('[WALLET-1, WALLET-16] Six digits, unless a passphrase is chosen.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Six digits' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Kind of passcode' })).toHaveAccessibleDescription(/1,000,000/);
    await expect(canvas.getByRole('button', { name: 'Create wallet' })).toBeDisabled();
  },
};

export const Passphrase: Story = {
  parameters: shows('[WALLET-16] A passphrase is typed twice; digits that were typed before are not used.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New passcode'), '274910');
    await userEvent.click(canvas.getByRole('radio', { name: 'Passphrase' }));
    const field = canvas.getByLabelText('New passphrase');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/^At least 12 characters/);
    await userEvent.type(field, 'purple lamp under a fig');
    await userEvent.type(canvas.getByLabelText('Confirm new passphrase'), 'purple lamp under a fig');
    await userEvent.click(canvas.getByRole('button', { name: 'Create wallet' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'passphrase' }));
  },
};

export const Refused: Story = {
  args: { children: <NewWallet error={vaultMessages.passcode.passphrase.short} /> },
  parameters: shows('[WALLET-16] What is wrong with the passphrase stands at its repetition.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Passphrase' }));
    const field = canvas.getByLabelText('Confirm new passphrase');
    await expect(field).toHaveAccessibleDescription(/The passphrase must be at least 12 characters\.$/);
    await expect(field).toBeInvalid();
  },
};
