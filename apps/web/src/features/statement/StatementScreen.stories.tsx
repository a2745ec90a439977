import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../app/routing/paths.ts';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { entries, failure } from '../../stories/samples.ts';
import { failsWith, screenStory, tableIsLoading } from '../../stories/screenStory.ts';
import { StatementScreen } from './StatementScreen.tsx';

const list = (rows: typeof entries) =>
  ({ status: 200, body: { bool: true, message: rows, balance: '1250.50', nextCursor: null } }) as const;

const meta = {
  title: 'Screens/Statement',
  ...screenStory,
  args: {
    path: paths.statement,
    isMember: true,
    answers: { getStatement: list(entries) },
    children: <StatementScreen />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = alsoOnRealBackend({
  parameters: shows(
    '[HONEST-6] Account activity, newest first; an entry whose amount is still held has its status (P-42).',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Withdrawal to Bank, held')).toBeVisible();
    await expect(canvas.getByText('−$150.00')).toBeVisible();
    await expect(canvas.getByText('Pending')).toBeVisible();
  },
});

export const Loading: Story = {
  args: { answers: { getStatement: 'pending' } },
  parameters: shows('[HONEST-6] The entries are loading.'),
  play: tableIsLoading,
};

export const Empty: Story = {
  args: { answers: { getStatement: list([]) } },
  parameters: shows('[HONEST-6] There are no entries yet.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No entries yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { answers: { getStatement: { status: 500, body: failure('internal_error', '') } } },
  parameters: shows('[ERR-1] Loading failed and can be tried again.'),
  play: failsWith('An unexpected error occurred.'),
};
