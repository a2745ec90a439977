import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WalletClient } from './ports/walletClient.ts';
import { holdKeys } from './ports/walletKeys.ts';
import { RevealWords } from './RevealWords.tsx';

const meta = {
  title: 'Flows/Wallet/Words of a new wallet',
  component: RevealWords,
  args: {
    draft: holdKeys(failingClient()),
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

/** A client whose worker fails at every request. */
function failingClient(): WalletClient {
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  return new WalletClient({
    postMessage: ({ id }) => {
      for (const listener of listeners) listener({ data: { id, fault: 'failed' } });
    },
    addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) => {
      if (type === 'message') listeners.push(listener);
    },
    terminate: () => undefined,
  });
}
