import { sendAssetsMessages } from '@keel/flows';
import { Button } from '@keel/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaitCard } from './WaitCard.tsx';

const meta = {
  title: 'Flows/Wallet/Waiting for the network',
  component: WaitCard,
  args: { title: 'Broadcasting…', message: '' },
} satisfies Meta<typeof WaitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Broadcasting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Broadcasting…' })).toBeVisible();
    const progress = canvas.getByRole('progressbar', { name: 'Broadcasting…' });
    await expect(progress).not.toHaveAttribute('aria-valuenow');
  },
};

/** After a lost answer; the page can be left meanwhile. */
export const LookingUp: Story = {
  args: {
    title: 'Checking…',
    message: sendAssetsMessages.outcomeUnknown,
    children: <Button appearance="ghost">Back to the wallet</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sendAssetsMessages.outcomeUnknown);
    await expect(canvas.getByRole('button', { name: 'Back to the wallet' })).toBeVisible();
  },
};
