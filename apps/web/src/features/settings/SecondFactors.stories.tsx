import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Answer } from '../../stories/answers.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure, noFactors } from '../../stories/samples.ts';
import { failsWith, screenStory } from '../../stories/screenStory.ts';
import { SecondFactors } from './SecondFactors.tsx';

const WRONG = 'That is not right, or it was already used. Check it and try again.';
const factor = {
  _id: '0190f7c2-0000-7000-8000-0000000000f1',
  kind: 'authenticator',
  name: 'Authenticator app',
  createdAt: '2026-11-18T08:00:00Z',
  lastUsedAt: '2026-11-20T09:30:00Z',
} as const;
const passkey = {
  _id: '0190f7c2-0000-7000-8000-0000000000f2',
  kind: 'passkey',
  name: 'Amelia’s laptop',
  createdAt: '2026-11-17T08:00:00Z',
  lastUsedAt: null,
} as const;
const none = { status: 200, body: noFactors } satisfies Answer<'listFactors'>;
const one = {
  status: 200,
  body: { ...noFactors, message: [factor], backupCodesLeft: 10 },
} satisfies Answer<'listFactors'>;
const proved = { status: 200, body: { bool: true, freshUntil: '2026-11-20T12:05:00Z' } } satisfies Answer<'stepUp'>;
const challengeAnswer = {
  status: 200,
  body: { bool: true, ways: ['code', 'recovery'], passkey: null },
} satisfies Answer<'beginStepUp'>;
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const setup = {
  status: 200,
  body: {
    bool: true,
    setupKey: key,
    uri: `otpauth://totp/Keel:ada%40example.com?issuer=Keel&secret=${key}&algorithm=SHA1&digits=6&period=30`,
  },
} satisfies Answer<'beginAuthenticator'>;
const letters = 'abcdefghjk';
const codes = Array.from(letters, (letter) => `7k3m-9x2p-a4tz-5n8${letter}`);

const meta = {
  title: 'Screens/Settings, second factor',
  ...screenStory,
  args: {
    path: routes.settings,
    isMember: true,
    onCall: fn(),
    answers: { listFactors: none },
    children: <SecondFactors />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const None: Story = {
  parameters: shows('[AUTH-4] No second factor yet.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  },
};

export const Required: Story = {
  args: { answers: { listFactors: { status: 200, body: { ...noFactors, isRequired: true } } } },
  parameters: shows('[AUTH-4] None yet, and the operator requires one.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This site requires a second factor to move money.')).toBeVisible();
  },
};

export const One: Story = {
  args: { answers: { listFactors: one } },
  parameters: shows('[AUTH-4] An authenticator app, and all recovery codes.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recovery codes left: 10')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn off' })).toBeVisible();
  },
};

export const FewCodes: Story = {
  args: { answers: { listFactors: { status: 200, body: { ...one.body, backupCodesLeft: 1 } } } },
  parameters: shows('[AUTH-4] One recovery code is left: a warning says so.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recovery codes left: 1. Make new ones before you need them.')).toBeVisible();
  },
};

export const Passkeys: Story = {
  args: {
    answers: {
      listFactors: {
        status: 200,
        body: {
          ...one.body,
          message: [passkey, factor],
          passkeyDomain: window.location.hostname,
        },
      },
    },
  },
  parameters: shows('[AUTH-4] A passkey beside an authenticator app, and buttons to add more.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Amelia’s laptop')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add another authenticator app' })).toBeVisible();
  },
};

export const NamingPasskey: Story = {
  args: {
    answers: {
      listFactors: { status: 200, body: { ...noFactors, passkeyDomain: window.location.hostname } },
      stepUp: proved,
      beginPasskey: { status: 200, body: { bool: true, options: {} } },
    },
  },
  parameters: shows(
    '[AUTH-4] A passkey gets a name before the browser creates it. Here creation fails, with a message.',
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'opensesame');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const name = await screen.findByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Passkey');
    await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
    await expectMessage('No passkey was made. Try again. A device holds one passkey of an account.');
    await dismissMessage(context);
    await expect(screen.getByRole('button', { name: 'Create passkey' })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { answers: { listFactors: 'pending' } },
  parameters: shows('[AUTH-4] Loading.'),
};

export const Failed: Story = {
  args: { answers: { listFactors: { status: 500, body: failure('internal_error', 'The list cannot be read.') } } },
  parameters: shows('[ERR-1] Loading failed and can be tried again.'),
  play: failsWith('The list cannot be read.'),
};

export const WrongPassword: Story = {
  args: {
    answers: {
      listFactors: none,
      stepUp: { status: 422, body: failure('wrong_password', 'The password is not right.') },
    },
  },
  parameters: shows('[PAYOUT-4] Asks for a proof first; a wrong password is reported at its field.'),
  play: async (context) => {
    await openSetUp(context);
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('The password is not right.'));
    await expect(context.args.onCall).not.toHaveBeenCalledWith('beginAuthenticator');
  },
};

export const Scanning: Story = {
  args: { answers: { listFactors: none, stepUp: proved, beginAuthenticator: setup } },
  parameters: shows('[AUTH-4] The key as a QR code and as text, and the cells for its first code.'),
  play: async (context) => {
    await openSetUp(context);
    const code = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    await waitFor(() => expect(code).toBeVisible());
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Code that the app shows now')).toHaveFocus());
  },
};

export const WrongFirstCode: Story = {
  args: {
    answers: {
      listFactors: none,
      stepUp: proved,
      beginAuthenticator: setup,
      confirmAuthenticator: { status: 422, body: failure('wrong_factor', WRONG) },
    },
  },
  parameters: shows('[AUTH-4] The first code is wrong: reported at its cells, which are emptied.'),
  play: async (context) => {
    await openSetUp(context);
    await confirm(context);
    const cells = screen.getByLabelText('Code that the app shows now');
    await waitFor(() => expect(cells).toHaveAccessibleDescription(WRONG));
    await expect(cells).toHaveValue('');
  },
};

export const RecoveryCodesShown: Story = {
  args: {
    answers: {
      listFactors: [none, one],
      stepUp: proved,
      beginAuthenticator: setup,
      confirmAuthenticator: {
        status: 200,
        body: { bool: true, message: 'Added.', factor, backupCodes: codes },
      },
    },
  },
  parameters: shows('[AUTH-4] Recovery codes, shown only once: Escape does not close them, ticking the box does.'),
  play: async (context) => {
    const { userEvent } = context;
    await openSetUp(context);
    await confirm(context);
    const first = await screen.findByText(codes[0]!);
    await waitFor(() => expect(first).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved these codes' }));
    await expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
  },
};

export const TurningOff: Story = {
  args: {
    answers: { listFactors: [one, none], beginStepUp: challengeAnswer, stepUp: proved, removeFactor: 'offline' },
  },
  parameters: shows('[AUTH-4, ERR-1] Turned off with a code. No answer came: it can be sent again with the same code.'),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
    await userEvent.type(await screen.findByLabelText('Code from your app'), '041736');
    const dialog = screen.getByRole('dialog', { name: 'Turn off this second factor' });
    const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Turn off');
    await userEvent.click(button!);
    await expectMessage('network error');
    await dismissMessage(context);
    await expect(args.onCall).toHaveBeenCalledWith('stepUp');
    await expect(button).toBeEnabled();
  },
};

async function openSetUp({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator app' }));
  await userEvent.type(await screen.findByLabelText('Password'), 'opensesame');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

async function confirm({ userEvent }: Context): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Code that the app shows now'), '041736');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
}
