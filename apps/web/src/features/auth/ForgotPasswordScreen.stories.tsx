import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const SENT = 'If there’s an account with this email, a link to set a new password is on its way.';
const TOO_MANY_REQUESTS = 'Please wait before you request another link.';

const meta = {
  title: 'Flows/Forgot password',
  ...screenStory,
  args: { path: routes.forgotPassword, onCall: fn(), children: <ForgotPasswordScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Editing: Story = alsoOnRealBackend({
  parameters: shows('[AUTH-1] State `editing`. Nothing is typed yet, so the button is disabled.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login');
  },
});

export const Invalid: Story = {
  parameters: shows('[AUTH-1] State `editing` after an invalid submit.'),
  play: async (context) => {
    await submit(context, 'ada@example');
    await expect(context.canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email');
    await expect(context.args.onCall).not.toHaveBeenCalledWith('forgotPassword');
  },
};

export const Submitting: Story = {
  args: { answers: { forgotPassword: 'pending' } },
  parameters: shows('[AUTH-1] State `submitting`. Outside of tests it ends after 20 s as a network error.'),
  play: async (context) => {
    await submit(context);
    const button = await context.canvas.findByRole('button', { name: /Send link/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const RateLimited: Story = {
  args: { answers: { forgotPassword: { status: 429, body: failure('rate_limited', TOO_MANY_REQUESTS) } } },
  parameters: shows('[AUTH-1] State `refused`: asked twice within a minute. The email stays.'),
  play: async (context) => {
    await submit(context);
    await expectMessage(TOO_MANY_REQUESTS);
    await dismissMessage(context);
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
  },
};

export const Sent: Story = {
  args: { answers: { forgotPassword: { status: 200, body: { bool: true, message: SENT } } } },
  parameters: shows(
    '[AUTH-1] State `sent`. The message is the server’s, and the same whether or not the account exists.',
  ),
  play: async (context) => {
    const { canvas } = context;
    await submit(context);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Check your email' });
    await expect(heading).toBeVisible();
    await expect(canvas.getByText(SENT)).toBeVisible();
  },
};

export const SentInArabic: Story = {
  args: {
    language: 'ar',
    answers: {
      forgotPassword: { status: 200, body: { bool: true, message: SENT, messageCode: 'link_sent_if_known' } },
    },
  },
  parameters: shows('[AUTH-1, SET-2] State `sent` in Arabic, the server’s message by its code.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('البريد الإلكتروني'), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'إرسال الرابط' }));
    await expect(await canvas.findByText(/إن كان هناك حساب/)).toBeVisible();
  },
};

export const Again: Story = {
  args: Sent.args!,
  parameters: shows('[AUTH-1] From `sent` back to `editing`: the email stays.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Sent.play!(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again or use another email' }));
    await expect(await canvas.findByLabelText('Email')).toHaveValue('ada@example.com');
  },
};

async function submit({ canvas, userEvent }: Context, email = 'ada@example.com'): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
}
