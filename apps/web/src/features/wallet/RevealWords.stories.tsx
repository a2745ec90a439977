import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keysWithoutWords } from '../../stories/storyVault.ts';
import { RevealWords } from './RevealWords.tsx';

const meta = {
  title: 'Flows/Wallet/Words of a new wallet',
  component: RevealWords,
  args: {
    draft: keysWithoutWords,
    count: 12,
    isShowing: true,
    onCount: fn(),
    onReveal: fn(),
    onNoted: fn(),
    onFailed: fn(),
  },
} satisfies Meta<typeof RevealWords>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The worker does not show the words: the page reports it, and nobody can say that they were written down (WALLET-1). */
export const NotShown: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onFailed).toHaveBeenCalled());
    await expect(canvas.getByRole('button', { name: 'I’ve written them down' })).toBeDisabled();
  },
};
