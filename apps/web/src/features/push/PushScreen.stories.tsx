import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { screenStory } from '../../stories/screenStory.ts';
import { PushScreen } from './PushScreen.tsx';

const meta = {
  title: 'Flows/Push',
  ...screenStory,
  args: { path: routes.notification, children: <PushScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  parameters: shows('[PUSH-1] Our question, before the browser’s own prompt.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Allow Notifications' })).toBeVisible();
  },
};

export const NotNow: Story = {
  parameters: shows('[PUSH-1] Continuing without an answer.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(await canvas.findByRole('heading', { name: '/wallet' })).toBeVisible();
  },
};
