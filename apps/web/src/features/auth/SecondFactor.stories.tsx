import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Answer } from '../../stories/answers.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { adasSession, failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { LoginScreen } from './LoginScreen.tsx';

const WRONG = 'That is not right, or it was already used. Check it and try again.';
const factorResponse = {
  status: 202,
  body: {
    bool: true,
    message: 'Please confirm that it is you.',
    url: '/login',
    secondFactor: { challenge: 'a-challenge-of-a-story-only', ways: ['code', 'recovery'], passkey: null },
  },
} satisfies Answer<'login'>;

/** No browser can use these options, so it refuses immediately. */
const passkeyResponse = {
  ...factorResponse,
  body: {
    ...factorResponse.body,
    secondFactor: { challenge: 'a-challenge-of-a-story-only', ways: ['passkey', 'code', 'recovery'], passkey: {} },
  },
} satisfies Answer<'login'>;

const meta = {
  title: 'Flows/Login, second factor',
  ...screenStory,
  args: { path: routes.login, onCall: fn(), answers: { login: factorResponse }, children: <LoginScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Asked: Story = {
  parameters: shows('[AUTH-4] State `askingFactor`. The code field has the focus; six digits can be sent.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const code = await reach(context);
    await expect(code).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeDisabled();
    await userEvent.type(code, '041 736');
    await expect(code).toHaveValue('041736');
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeEnabled();
  },
};

export const InArabic: Story = {
  args: { language: 'ar' },
  parameters: shows('[AUTH-4, SET-2] State `askingFactor` in Arabic, from right to left.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('البريد الإلكتروني'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('كلمة المرور'), 'opensesame');
    await userEvent.click(canvas.getByRole('button', { name: 'متابعة' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'تأكيد هويتك' })).toBeVisible();
  },
};

export const Checking: Story = {
  args: { answers: { login: factorResponse, finishSignIn: 'pending' } },
  parameters: shows('[AUTH-4] State `checkingFactor`. Repeated presses make one request.'),
  play: async (context) => {
    await submitCode(context);
    const button = await context.canvas.findByRole('button', { name: /Log in/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const WrongCode: Story = {
  args: { answers: { login: factorResponse, finishSignIn: { status: 422, body: failure('wrong_factor', WRONG) } } },
  parameters: shows('[AUTH-4] State `askingFactor` after a wrong code: the server’s message below empty cells.'),
  play: async (context) => {
    const code = await submitCode(context);
    await waitFor(() => expect(code).toHaveAccessibleDescription(WRONG));
    await expect(code).toHaveValue('');
    await expect(code).toHaveFocus();
    await context.userEvent.type(code, '4');
    await expect(code).toHaveAccessibleDescription('');
  },
};

export const Passkey: Story = {
  args: { answers: { login: passkeyResponse } },
  parameters: shows(
    '[AUTH-4] State `askingFactor` of an account with a passkey: it comes first, with other ways beside it. The focus moves with each choice.',
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPassword(context);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use your passkey' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Lost your device? Use a recovery code' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code from your app' }));
    await expect(canvas.getByLabelText('Code from your app')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Use your passkey' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use your passkey' })).toHaveFocus());
  },
};

export const PasskeyUnused: Story = {
  args: { answers: { login: passkeyResponse } },
  parameters: shows(
    '[AUTH-4] State `askingFactor` after the passkey prompt failed: a message, and it can be tried again.',
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPassword(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use your passkey' }));
    await expect(await canvas.findByText('No passkey was used. Try again, or choose another way.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use your passkey' })).toBeEnabled();
  },
};

export const RecoveryCode: Story = {
  args: { answers: { login: factorResponse, finishSignIn: { status: 200, body: adasSession } } },
  parameters: shows('[AUTH-4] The device is lost: a recovery code signs in, however it is typed.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reach(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Lost your device? Use a recovery code' }));
    const code = canvas.getByLabelText('Recovery code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '7K3M 9x2p a4tz 5n8q');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByRole('heading', { name: '/invest' })).toBeVisible();
  },
};

export const NotChecked: Story = {
  args: { answers: { login: factorResponse, finishSignIn: 'offline' } },
  parameters: shows('[LOGIN-7] State `factorFailed`: no answer came, and the code stays.'),
  play: async (context) => {
    const code = await submitCode(context);
    await expectMessage('network error');
    await dismissMessage(context);
    await expect(code).toHaveValue('041736');
  },
};

export const TookTooLong: Story = {
  args: {
    answers: {
      login: factorResponse,
      finishSignIn: { status: 400, body: failure('challenge_expired', 'This took too long. Please start again.') },
    },
  },
  parameters: shows('[AUTH-4] State `factorExpired`: after the message the password is asked for again.'),
  play: async (context) => {
    const { canvas } = context;
    await submitCode(context);
    await expectMessage('This took too long. Please start again.');
    await dismissMessage(context);
    await expect(await canvas.findByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(screen.queryByLabelText('Code from your app')).toBeNull();
  },
};

export const Left: Story = {
  parameters: shows('[AUTH-4] From `askingFactor` back to `editing`.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reach(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the password' }));
    await expect(await canvas.findByLabelText('Password')).toHaveValue('');
  },
};

async function enterPassword({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'opensesame');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

async function reach(context: Context): Promise<HTMLElement> {
  await enterPassword(context);
  return context.canvas.findByLabelText('Code from your app');
}

async function submitCode(context: Context): Promise<HTMLElement> {
  const code = await reach(context);
  await context.userEvent.type(code, '041736');
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Log in' }));
  return code;
}
