import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure, plans } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { SignupScreen } from './SignupScreen.tsx';

const packages = { status: 200, body: { bool: true, message: plans } } as const;
const noPackages = { status: 503, body: failure('unavailable', 'The packages cannot be read now.') } as const;

const meta = {
  title: 'Flows/Sign up',
  ...screenStory,
  args: { path: routes.signup, answers: { listPackages: packages }, onCall: fn(), children: <SignupScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const LoadingPackages: Story = {
  args: { answers: { listPackages: 'pending' } },
  parameters: shows('[SIGNUP-1] State `loadingPackages`. The form can be filled in already.'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Loading packages')).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('First name'), 'Ada');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ada');
  },
};

export const PackagesFailed: Story = {
  args: { answers: { listPackages: noPackages } },
  parameters: shows('[SIGNUP-7] State `packagesFailed`. The message is the server’s.'),
  play: async () => {
    await expectMessage('The packages cannot be read now.');
  },
};

export const PackagesRetried: Story = {
  args: { answers: { listPackages: [noPackages, packages] } },
  parameters: shows('[SIGNUP-7] From `packagesFailed` via `loadingPackages` to `editing`: the second try loads them.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await PackagesFailed.play!(context);
    await dismissMessage(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('radio', { name: /Starter/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Plus/ })).not.toBeChecked();
  },
};

export const PackageMissing: Story = {
  parameters: shows('[SIGNUP-3] State `refused`: the package comes before everything else.'),
  play: async (context) => {
    await context.canvas.findByRole('radio', { name: /Starter/ });
    await submit(context);
    await expectMessage('Please select an investment package to continue');
  },
};

export const Invalid: Story = {
  parameters: shows(
    '[SIGNUP-2] State `editing` after a submit with only a package: all errors at once, focus on the first.',
  ),
  play: async (context) => {
    const { args, canvas } = context;
    await choosePackage(context);
    await submit(context);
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('First name is required');
    await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email');
    await expect(canvas.getByLabelText('Phone number')).toHaveAccessibleDescription('Phone number is required');
    await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription('Select gender');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Select country');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Password is required/);
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
    await expect(args.onCall).not.toHaveBeenCalledWith('signup');
  },
};

export const Filled: Story = alsoOnRealBackend({
  parameters: shows('[SIGNUP-1] State `editing`, ready to be sent.'),
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context);
    await expect(canvas.getByRole('radio', { name: /Starter/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Norway');
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  },
});

export const Submitting: Story = {
  args: { answers: { listPackages: packages, signup: 'pending' } },
  parameters: shows('[SIGNUP-4, SIGNUP-8] State `submitting`. Repeated presses make one request.'),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillIn(context);
    await submit(context);
    const button = await canvas.findByRole('button', { name: /Sign Up/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(args.onCall).toHaveBeenLastCalledWith('signup'));
    await expect(args.onCall).toHaveBeenCalledTimes(3);
  },
};

export const AlreadyRegistered: Story = {
  args: {
    answers: {
      listPackages: packages,
      signup: {
        status: 303,
        body: failure('account_exists', 'An account with this email already exists. Log in instead.'),
      },
    },
  },
  parameters: shows('[SIGNUP-7] From `alreadyRegistered` to `loggingIn`: after the message the login page opens.'),
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await expectMessage('An account with this email already exists. Log in instead.');
    await dismissMessage(context);
    await expect(await context.canvas.findByRole('heading', { name: '/login' })).toBeVisible();
  },
};

export const Done: Story = {
  args: {
    answers: {
      listPackages: packages,
      signup: { status: 200, body: { bool: true, message: 'We sent a code to your email.', url: '/verification' } },
    },
  },
  parameters: shows('[SIGNUP-6] State `done`: opens the page that the server names, with the email.'),
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await expect(await context.canvas.findByRole('heading', { name: '/verification' })).toBeVisible();
    await expect(context.canvas.getByRole('definition')).toHaveTextContent('ada@example.com');
  },
};

async function choosePackage({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: /Starter/ }));
}

async function fillIn(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  await choosePackage(context);
  await userEvent.type(canvas.getByLabelText('First name'), 'Ada');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Park');
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(canvas.getByLabelText('Phone number'), '+47 22 00 00 00');
  await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
  await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'norw');
  await userEvent.click(await screen.findByRole('option', { name: 'Norway' }));
  await userEvent.type(canvas.getByLabelText('Password'), 'opensesame');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'opensesame');
}

async function submit({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
}
