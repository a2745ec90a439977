import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import { endPlay } from '../../stories/play.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { adasSession, failure, options } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Flows/Login',
  ...screenStory,
  args: { path: routes.login, onCall: fn(), children: <LoginScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Editing: Story = alsoOnRealBackend({
  parameters: shows('[LOGIN-1, LOGIN-2] State `editing`. Nothing is typed yet, so Continue is disabled.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in or Create Account' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  },
});

export const Filled: Story = {
  parameters: shows('[LOGIN-2] State `editing`. Both fields are filled in, so Continue is enabled.'),
  play: async (context) => {
    await typeIn(context);
    await expect(context.canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

export const Invalid: Story = {
  parameters: shows('[LOGIN-2] State `editing` after an invalid submit: all errors at once, focus on the first.'),
  play: async (context) => {
    const { args, canvas } = context;
    await submit(context, 'ada@example', 'abc');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 4 characters',
    );
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(args.onCall).not.toHaveBeenCalledWith('login');
  },
};

export const InSpanish: Story = {
  args: {
    language: 'es',
    answers: {
      login: {
        status: 422,
        body: { ...failure('wrong_password', 'Another sentence of the server.'), messageCode: 'wrong_password' },
      },
    },
  },
  parameters: shows(
    '[SET-2, LOGIN-2, LOGIN-6] Messages of the flow and the server in the reader’s language, the server’s by code (C-13).',
  ),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Correo electrónico');
    await userEvent.type(email, 'ada@example');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'right horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(email).toHaveAccessibleDescription('Introduce un correo válido');
    await userEvent.type(email, '.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    const modal = await screen.findByRole('alertdialog', { name: 'Mensaje' });
    await expect(modal).toHaveTextContent('Contraseña incorrecta.');
  },
};

/**
 * Shows a refusal in English while the story plays, and in the toolbar's language afterwards, without playing again.
 */
const refusedIn = (
  locale: string,
  { heading, modal, text, dir }: Readonly<Record<'heading' | 'modal' | 'text' | 'dir', string>>,
): Story => ({
  globals: { locale },
  args: {
    answers: {
      login: {
        status: 422,
        body: { ...failure('wrong_password', 'Incorrect password.'), messageCode: 'wrong_password' },
      },
    },
  },
  parameters: shows(`[STUDIO-6, SET-2] The toolbar's language, ${locale}, reaches the words of a screen (U-11).`),
  play: async (context) => {
    await submit(context);
    await expectMessage('Incorrect password.');
    endPlay();
    await expect(await screen.findByRole('alertdialog', { name: modal })).toHaveTextContent(text);
    await expect(context.canvas.getByRole('heading', { level: 1, name: heading, hidden: true })).toBeVisible();
    await expect(document.documentElement.dir).toBe(dir);
  },
});

export const ToolbarInEnglish: Story = {
  ...refusedIn('en-US', {
    heading: 'Log in or Create Account',
    modal: 'Message',
    text: 'Incorrect password.',
    dir: 'ltr',
  }),
  tags: ['!dev', '!autodocs'],
};

export const ToolbarInSpanish: Story = {
  ...refusedIn('es-ES', {
    heading: 'Inicia sesión o crea una cuenta',
    modal: 'Mensaje',
    text: 'Contraseña incorrecta.',
    dir: 'ltr',
  }),
  tags: ['!dev', '!autodocs'],
};

export const ToolbarInArabic: Story = {
  ...refusedIn('ar-AE', {
    heading: 'سجّل الدخول أو أنشئ حسابًا',
    modal: 'رسالة',
    text: 'كلمة المرور غير صحيحة.',
    dir: 'rtl',
  }),
  tags: ['!dev', '!autodocs'],
};

export const Submitting: Story = {
  args: { answers: { login: 'pending' } },
  parameters: shows(
    '[LOGIN-3] State `submitting`. Repeated presses make one request. Outside of tests it ends after 20 s as a network error.',
  ),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await submit(context);
    const button = await canvas.findByRole('button', { name: /Continue/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await waitFor(() => expect(args.onCall).toHaveBeenCalledWith('login'));
    await expect(args.onCall).toHaveBeenCalledTimes(2);
    await expect(args.onCall).toHaveBeenCalledWith('getOptions');
  },
};

export const Refused: Story = {
  args: { answers: { login: { status: 422, body: failure('wrong_password', 'Incorrect password.') } } },
  parameters: shows('[LOGIN-6] State `refused`. The message is the server’s.'),
  play: async (context) => {
    await submit(context);
    await expectMessage('Incorrect password.');
  },
};

export const RefusedThenEditing: Story = {
  args: Refused.args!,
  parameters: shows('[LOGIN-6, LOGIN-7] From `refused` back to `editing`: what was typed stays.'),
  play: async (context) => {
    await Refused.play!(context);
    await dismissMessage(context);
    await expectTyped(context);
  },
};

export const NetworkError: Story = {
  args: { answers: { login: 'offline' } },
  parameters: shows('[LOGIN-7] State `refused` without an answer from the server. What was typed stays.'),
  play: async (context) => {
    await submit(context);
    await expectMessage('network error');
    await dismissMessage(context);
    await expectTyped(context);
  },
};

export const UnknownAccount: Story = {
  args: {
    answers: {
      login: { status: 404, body: failure('unknown_account', 'We couldn’t find an account with this email. Sign up?') },
    },
  },
  parameters: shows('[LOGIN-5] State `unknownAccount`.'),
  play: async (context) => {
    await submit(context);
    await expectMessage('We couldn’t find an account with this email. Sign up?');
  },
};

export const SigningUp: Story = {
  args: UnknownAccount.args!,
  parameters: shows('[LOGIN-5] State `signingUp`: after the message the sign-up page opens.'),
  play: async (context) => {
    await UnknownAccount.play!(context);
    await dismissMessage(context);
    await expect(await context.canvas.findByRole('heading', { name: '/signup' })).toBeVisible();
  },
};

export const Unverified: Story = {
  args: {
    answers: {
      login: { status: 202, body: { bool: true, message: 'We sent a code to your email.', url: '/verification' } },
    },
  },
  parameters: shows('[LOGIN-4] State `unverified`: opens the code page, with the email.'),
  play: async (context) => {
    const { canvas } = context;
    await submit(context);
    await expect(await canvas.findByRole('heading', { name: '/verification' })).toBeVisible();
    await expect(canvas.getByRole('definition')).toHaveTextContent('ada@example.com');
  },
};

export const Done: Story = {
  args: { answers: { login: { status: 200, body: adasSession } } },
  parameters: shows('[LOGIN-3] State `done`: signed in, opens the dashboard.'),
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('heading', { name: '/invest' })).toBeVisible();
  },
};

export const DoneWhereAskedFor: Story = {
  args: { ...Done.args, state: { returnTo: '/withdraw' } },
  parameters: shows('[LOGIN-3, ROUTE-6] State `done` for a visitor sent here by the guard: opens the requested page.'),
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('heading', { name: '/withdraw' })).toBeVisible();
  },
};

const demoOptions: typeof options = {
  ...options,
  site: {
    ...options.site,
    demoInvestors: [
      { as: 'amelia', name: 'Amelia Rosenthal', standing: 'verified' },
      { as: 'noah', name: 'Noah Lindqvist', standing: 'new' },
      { as: 'mei', name: 'Mei Tanaka', standing: 'waiting' },
      { as: 'tomas', name: 'Tomás Ferreira', standing: 'rejected' },
    ],
  },
};

export const InADemo: Story = {
  args: {
    answers: {
      getOptions: { status: 200, body: demoOptions },
      continueAs: { status: 200, body: adasSession },
    },
  },
  parameters: shows('[DEMO-1] In demo mode one press signs in as a sample investor; nothing is typed.'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Noah, just signed up' }, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tomás, identity rejected' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as Amelia' }));
    await expect(await canvas.findByRole('heading', { name: '/invest' })).toBeVisible();
    await expect(args.onCall).toHaveBeenCalledWith('continueAs');
  },
};

export const InADemoRefused: Story = {
  args: {
    answers: {
      getOptions: { status: 200, body: demoOptions },
      continueAs: { status: 404, body: failure('not_found', 'We couldn’t find that.') },
    },
  },
  parameters: shows('[DEMO-1] The demo investor no longer exists: a message, and the form stays.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Mei, identity under review' }, { timeout: 5000 }));
    await expectMessage('We couldn’t find that.');
    await dismissMessage(context);
    await expect(canvas.getByRole('button', { name: 'Continue as Amelia' })).toBeEnabled();
  },
};

export const InADemoContinuing: Story = {
  args: { answers: { getOptions: { status: 200, body: demoOptions }, continueAs: 'pending' } },
  parameters: shows('[DEMO-1] A sign-in is running.'),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Continue as Amelia' }, { timeout: 5000 });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

async function typeIn(
  { canvas, userEvent }: Context,
  email = 'ada@example.com',
  password = 'opensesame',
): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
}

async function submit(context: Context, ...typed: [email?: string, password?: string]): Promise<void> {
  await typeIn(context, ...typed);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }));
}

async function expectTyped({ canvas }: Context): Promise<void> {
  await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
  await expect(canvas.getByLabelText<HTMLInputElement>('Password').value.length).toBe('opensesame'.length);
  await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
}
