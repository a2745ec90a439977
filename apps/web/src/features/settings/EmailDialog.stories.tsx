import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Answer } from '../../stories/answers.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { Security } from './Security.tsx';

const SENT = 'We sent a link to your new email. Open it to confirm the change.';
const sent = { status: 200, body: { bool: true, message: SENT } } satisfies Answer<'changeEmail'>;
const stepUp = {
  status: 403,
  body: failure('step_up_needed', 'Please confirm that it is you.'),
} satisfies Answer<'changeEmail'>;
const byPassword = {
  status: 200,
  body: { bool: true, ways: ['password'], passkey: null },
} satisfies Answer<'beginStepUp'>;
const proved = { status: 200, body: { bool: true, freshUntil: '2026-11-20T12:05:00Z' } } satisfies Answer<'stepUp'>;

const meta = {
  title: 'Screens/Settings, change of email',
  ...screenStory,
  args: { path: routes.settings, isMember: true, onCall: fn(), children: <Security /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Row: Story = {
  parameters: shows('[AUTH-3] The row shows the email of the account.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Email address.*ada@example.com/ })).toBeVisible();
  },
};

export const Editing: Story = {
  parameters: shows('[AUTH-3] State `editing`: states the consequences before anything is sent.'),
  play: async (context) => {
    await open(context);
    await expect(screen.getByText(/Nothing changes until you open it and confirm/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send link' })).toBeDisabled();
  },
};

export const SameEmail: Story = {
  parameters: shows('[AUTH-3] Entering the current email is reported at the field, and nothing is sent.'),
  play: async (context) => {
    await submitEmail(context, 'ADA@example.com');
    await waitFor(() =>
      expect(screen.getByLabelText('New email')).toHaveAccessibleDescription('This is already your email.'),
    );
    await expect(context.args.onCall).not.toHaveBeenCalledWith('changeEmail');
  },
};

export const Submitting: Story = {
  args: { answers: { changeEmail: 'pending' } },
  parameters: shows('[AUTH-3] State `submitting`: the button is pending, and another press does nothing.'),
  play: async (context) => {
    await submitEmail(context);
    await waitFor(() => expect(context.args.onCall).toHaveBeenCalledWith('changeEmail'));
  },
};

export const RefusedAtField: Story = {
  args: { answers: { changeEmail: { status: 422, body: failure('validation_failed', 'Enter a valid email') } } },
  parameters: shows('[AUTH-3] A refusal by the server is reported at the field.'),
  play: async (context) => {
    await submitEmail(context);
    await waitFor(() => expect(screen.getByLabelText('New email')).toHaveAccessibleDescription('Enter a valid email'));
  },
};

export const RateLimited: Story = {
  args: {
    answers: {
      changeEmail: {
        status: 429,
        body: failure('rate_limited', 'Please wait before you request another link.'),
      },
    },
  },
  parameters: shows('[AUTH-3] State `refused`: the server’s message, and what was typed stays.'),
  play: async (context) => {
    await submitEmail(context);
    await expectMessage('Please wait before you request another link.');
    await dismissMessage(context);
    await expect(screen.getByLabelText('New email')).toHaveValue('ada.new@example.com');
  },
};

export const NetworkError: Story = {
  args: { answers: { changeEmail: 'offline' } },
  parameters: shows('[LOGIN-7] State `refused` without an answer from the server.'),
  play: async (context) => {
    await submitEmail(context);
    await expectMessage('network error');
  },
};

export const Proving: Story = {
  args: { answers: { changeEmail: [stepUp, sent], beginStepUp: byPassword, stepUp: proved } },
  parameters: shows('[PAYOUT-4] State `proving`: asks for a proof before the link is sent.'),
  play: async (context) => {
    await submitEmail(context);
    await expect(await screen.findByText('First, confirm that it is you.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
};

export const StepUpCancelled: Story = {
  args: { answers: { changeEmail: stepUp, beginStepUp: byPassword } },
  parameters: shows('[PAYOUT-4] Without a proof the form is shown again, with what was typed.'),
  play: async (context) => {
    await submitEmail(context);
    await screen.findByText('First, confirm that it is you.');
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByLabelText('New email')).toHaveValue('ada.new@example.com');
  },
};

export const SentAfterProof: Story = {
  args: { answers: { changeEmail: [stepUp, sent], beginStepUp: byPassword, stepUp: proved } },
  parameters: shows('[AUTH-3, PAYOUT-4] State `sent`: the link was mailed, and nothing has changed yet.'),
  play: async (context) => {
    await submitEmail(context);
    await context.userEvent.type(await screen.findByLabelText('Password'), 'harbour lamp');
    await context.userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByText(SENT)).toBeVisible();
    await expect(screen.getByText('ada.new@example.com')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Check your new email' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
  },
};

async function open({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Email address/ }));
  await screen.findByRole('dialog', { name: 'Change email' });
}

async function submitEmail(context: Context, email = 'ada.new@example.com'): Promise<void> {
  await open(context);
  await context.userEvent.type(screen.getByLabelText('New email'), email);
  await context.userEvent.click(screen.getByRole('button', { name: 'Send link' }));
}
