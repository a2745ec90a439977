import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { flowPage, shows } from '../../stories/flowPage.ts';
import { StoryServices } from '../../stories/StoryServices.tsx';
import { ProfilePhotoScreen } from './ProfilePhotoScreen.tsx';

const meta = {
  title: 'Flows/Profile photo',
  component: StoryServices,
  args: { path: routes.profilePhoto, isMember: true, onCall: fn(), children: <ProfilePhotoScreen /> },
  argTypes: { children: { control: false } },
  parameters: flowPage,
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  parameters: shows('[PHOTO-1] State `choosing`. Upload works once a photo is picked.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Upload' })).toBeDisabled();
  },
};
