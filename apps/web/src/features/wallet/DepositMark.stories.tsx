import { routes } from '@keel/flows';
import { Box } from '@keel/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { usePayFlow } from '../../app/money/usePayFlow.ts';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { deposits, failure, listed } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { DepositMark } from './DepositMark.tsx';

const [first] = deposits;
const marked = [{ ...first!, paid: 'Paid' as const }, ...deposits.slice(1)];

const meta = {
  title: 'Flows/Pay/From the wallet',
  ...screenStory,
  args: {
    path: routes.sendAssets,
    isMember: true,
    answers: { listDeposits: listed(deposits) },
    onCall: fn(),
    children: <Marked />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

const paid = { status: 200, body: { bool: true, message: 'Noted.', paid: 'Paid' } } as const;

export const MarkedAsPaid: Story = {
  args: { answers: { listDeposits: [listed(deposits), listed(marked)], createPay: paid } },
  parameters: shows('[PAY-2, PAY-6] The transfer is on its way: the deposit is marked as paid, once.'),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/^The deposit is marked as paid/)).toBeVisible();
    const calls = (args.onCall as ReturnType<typeof fn>).mock.calls.filter(([id]) => id === 'createPay');
    await expect(calls).toHaveLength(1);
  },
};

export const MarkedBefore: Story = {
  args: { answers: { listDeposits: listed(marked) } },
  parameters: shows('[PAY-2, PAY-6] It was marked before: the mark is not changed.'),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/^The deposit is marked as paid/)).toBeVisible();
    await expect(args.onCall).not.toHaveBeenCalledWith('createPay');
  },
};

export const Marking: Story = {
  args: { answers: { listDeposits: listed(deposits), createPay: 'pending' } },
  parameters: shows('[PAY-6] The deposit is being marked.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Telling us about your payment…')).toBeVisible();
  },
};

export const NotMarked: Story = {
  args: {
    answers: {
      listDeposits: [listed(deposits), listed(deposits), listed(marked)],
      createPay: [{ status: 503, body: failure('unavailable', 'The service is temporarily unavailable.') }, paid],
    },
  },
  parameters: shows('[PAY-6, ERR-1] It could not be marked: the reason, and a way to try again.'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/isn’t marked as paid yet. The service is temporarily/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as paid' }));
    await expect(await canvas.findByText(/^The deposit is marked as paid/)).toBeVisible();
  },
};

export const TransferFailed: Story = {
  args: { answers: { listDeposits: listed(marked) }, children: <Marked hasFailed /> },
  parameters: shows('[PAY-6] The transfer moved nothing in the end: the mark is untrue, and the investor is told.'),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^This transfer didn’t pay the deposit/)).toBeVisible());
    await expect(args.onCall).not.toHaveBeenCalledWith('createPay');
  },
};

function Marked({ hasFailed = false }: { hasFailed?: boolean }) {
  const { flow } = usePayFlow({ deposit: null, depositId: first!.depositId });
  return (
    <Box width="card" padding="5">
      <DepositMark flow={flow} isOnItsWay={!hasFailed} hasFailed={hasFailed} />
    </Box>
  );
}
