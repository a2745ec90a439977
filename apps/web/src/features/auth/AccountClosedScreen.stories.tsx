import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { screenStory } from '../../stories/screenStory.ts';
import { AccountClosedScreen } from './AccountClosedScreen.tsx';

const meta = {
  title: 'Flows/Account closed',
  ...screenStory,
  args: { path: routes.accountClosed, children: <AccountClosedScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { state: { closed: 'now' } },
  parameters: shows('[AUTH-9] The page after closing the account: it is closed, and the email can be used again.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/signup');
  },
};

export const OpenedOtherwise: Story = {
  parameters: shows('[AUTH-9] Opened by its address it redirects to the dashboard: nothing was closed.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '/invest' })).toBeVisible();
  },
};
