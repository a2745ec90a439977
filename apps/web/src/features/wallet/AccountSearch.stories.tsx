import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { noon } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { AccountSearch } from './AccountSearch.tsx';

const search = { end: null, isFound: false, error: '', onSearch: fn(), onStop: fn() };

const meta = {
  title: 'Flows/Wallet/Search for used addresses',
  ...screenStory,
  args: {
    path: routes.importWallet,
    isMember: true,
    children: <AccountSearch {...search} progress={{ searched: 60, found: 2, resumesAt: noon + 42_000 }} />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paused: Story = {
  parameters: shows('[WALLET-11, ERR-1] After too many requests, the search waits; it says why and for how long.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Addresses checked: 60. Used: 2.')).toBeVisible();
    await expect(
      canvas.getByText('There were too many requests in the last minute. The search continues in 0:42.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
};
