import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { entries, failure } from '../../stories/samples.ts';
import { failsWith, screenStory } from '../../stories/screenStory.ts';
import { LatestActivity } from './LatestActivity.tsx';
import { useLatestEntries } from './useLatestEntries.ts';

const list = (rows: typeof entries) =>
  ({ status: 200, body: { bool: true, message: rows, balance: '1250.50', nextCursor: null } }) as const;

/** The section as the dashboard shows it. */
function Section() {
  const latest = useLatestEntries();
  return (
    <>
      <LatestActivity entries={latest} />
      <LoadFailureMessage of={[latest]} />
    </>
  );
}

const meta = {
  title: 'Screens/Dashboard, latest activity',
  ...screenStory,
  args: {
    path: routes.invest,
    isMember: true,
    answers: { getStatement: list(entries) },
    children: <Section />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = alsoOnRealBackend({
  parameters: shows('[HONEST-6, CONST-2] The newest entries of the ledger by day, with a link to all of them.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Withdrawal to Bank, held')).toBeVisible();
    const today = canvas.getByRole('region', { name: 'Today' });
    await expect(within(today).getByRole('heading', { level: 3, name: 'Today' })).toBeVisible();
    await expect(within(today).getByText('−$150.00')).toBeVisible();
    await expect(within(today).getByText('Pending')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Nov 2, 2026' })).toHaveTextContent('+$1,400.50');
    await expect(canvas.getByRole('link', { name: 'All activity' })).toHaveAttribute('href', '/statement');
  },
});

export const Loading: Story = {
  args: { answers: { getStatement: 'pending' } },
  parameters: shows('[HONEST-6] Loading.'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Latest activity' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { answers: { getStatement: list([]) } },
  parameters: shows('[HONEST-6] There are no entries yet.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No activity yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { answers: { getStatement: { status: 500, body: failure('internal_error', '') } } },
  parameters: shows('[DASH-8, ERR-1] Loading failed and can be tried again.'),
  play: failsWith('An unexpected error occurred.'),
};
