import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { FreezeAccountScreen } from './FreezeAccountScreen.tsx';

const EXPIRED = 'This link has expired. Set a new password, and please contact us.';

const meta = {
  title: 'Flows/Freeze account',
  ...screenStory,
  args: { path: routes.freezeAccount, hash: '#token-of-a-story', onCall: fn(), children: <FreezeAccountScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Asking: Story = {
  parameters: shows('[PAYOUT-5] State `asking`. The page is open and nothing was sent: only the button freezes.'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Freeze your account?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Freeze my account' })).toBeEnabled();
    await expect(canvas.getByText('If it was you, close this page. Nothing has changed.')).toBeVisible();
    await expect(args.onCall).not.toHaveBeenCalledWith('freezeAccount');
  },
};

export const Freezing: Story = {
  args: { answers: { freezeAccount: 'pending' } },
  parameters: shows('[PAYOUT-5] State `freezing`: the button is pending, and another press does nothing.'),
  play: async (context) => {
    await freeze(context);
    await expect(context.args.onCall).toHaveBeenCalledWith('freezeAccount');
  },
};

export const NetworkError: Story = {
  args: { answers: { freezeAccount: 'offline' } },
  parameters: shows('[PAYOUT-5, LOGIN-7] State `refused` without an answer from the server. It can be tried again.'),
  play: async (context) => {
    await freeze(context);
    await expectMessage('network error');
    await dismissMessage(context);
    await expect(context.canvas.getByRole('button', { name: 'Freeze my account' })).toBeEnabled();
  },
};

export const Expired: Story = {
  args: { answers: { freezeAccount: { status: 400, body: failure('invalid_link', EXPIRED) } } },
  parameters: shows('[PAYOUT-5] State `badLink`: why the link does not work, and how to set a new password.'),
  play: async (context) => {
    const { canvas } = context;
    await freeze(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
    await expect(canvas.getByText(EXPIRED)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot-password');
  },
};

export const Incomplete: Story = {
  args: { hash: '' },
  parameters: shows('[PAYOUT-5] State `badLink`: opened with an incomplete link.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This link is incomplete/)).toBeVisible();
  },
};

export const Frozen: Story = {
  args: { answers: { freezeAccount: { status: 200, body: { bool: true, message: 'Frozen.' } } } },
  parameters: shows('[PAYOUT-5] State `frozen`: the consequences, and a link to set a new password.'),
  play: async (context) => {
    const { canvas } = context;
    await freeze(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account is frozen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot-password');
  },
};

async function freeze({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Freeze my account' }));
}
