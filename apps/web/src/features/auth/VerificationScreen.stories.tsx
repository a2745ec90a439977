import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { adasSession, failure, noon } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { VerificationScreen } from './VerificationScreen.tsx';

const meta = {
  title: 'Flows/Verification',
  ...screenStory,
  args: {
    path: routes.verification,
    state: { email: 'ada@example.com' },
    onCall: fn(),
    children: <VerificationScreen />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Empty: Story = {
  parameters: shows('[VERIFY-1] State `editing`. Verify is disabled until there are four digits.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ada@example.com')).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeDisabled();
  },
};

export const Filled: Story = {
  parameters: shows('[VERIFY-1] State `editing`. At most four digits; other characters are dropped.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123');
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Code'), 'x45');
    await expect(canvas.getByLabelText('Code')).toHaveValue('1234');
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeEnabled();
  },
};

export const WrongCode: Story = {
  args: {
    answers: {
      verifyEmail: { status: 400, body: failure('invalid_code', 'That code isn’t right. Check it and try again.') },
    },
  },
  parameters: shows('[VERIFY-3] State `editing` after a wrong code: the server’s message below empty cells (P-11).'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await submit(context);
    const code = canvas.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveAccessibleDescription('That code isn’t right. Check it and try again.'));
    await expect(code).toHaveValue('');
    await expect(code).toHaveFocus();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.type(code, '4');
    await expect(code).toHaveAccessibleDescription('');
  },
};

export const NotChecked: Story = {
  args: {
    answers: {
      verifyEmail: { status: 404, body: failure('unknown_account', 'We couldn’t find an account with this email.') },
    },
  },
  parameters: shows('[VERIFY-3] State `failed`. The message is the server’s, and the code stays.'),
  play: async (context) => {
    await submit(context);
    await expectMessage('We couldn’t find an account with this email.');
    await dismissMessage(context);
    await expect(context.canvas.getByLabelText('Code')).toHaveValue('1234');
    await expect(context.canvas.getByRole('button', { name: 'Verify' })).toBeEnabled();
  },
};

export const WaitingToResend: Story = {
  args: { now: fn(() => noon) },
  parameters: shows('[VERIFY-4] State `coolingDown` of the flow resendCode, 15 seconds after the code was sent.'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resend code in 1:00' })).toBeDisabled();
    mocked(args.now!).mockReturnValue(noon + 15_000);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resend code in 0:45' })).toBeDisabled(), {
      timeout: 3000,
    });
    await expect(args.onCall).not.toHaveBeenCalledWith('resendCode');
  },
};

export const Verified: Story = {
  args: { answers: { verifyEmail: { status: 200, body: adasSession } } },
  parameters: shows('[VERIFY-2] State `verified`: signed in, opens the dashboard.'),
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('heading', { name: '/invest' })).toBeVisible();
  },
};

export const WithoutEmail: Story = {
  args: { state: {} },
  parameters: shows('[VERIFY-1] State `noEmail`: opened by its address, it redirects to login.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '/login' })).toBeVisible();
  },
};

async function submit({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Code'), '1234');
  await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
}
