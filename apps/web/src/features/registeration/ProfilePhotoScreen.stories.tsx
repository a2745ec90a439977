import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { screenStory } from '../../stories/screenStory.ts';
import { ProfilePhotoScreen } from './ProfilePhotoScreen.tsx';

const meta = {
  title: 'Flows/Profile photo',
  ...screenStory,
  args: { path: routes.profilePhoto, isMember: true, onCall: fn(), children: <ProfilePhotoScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  parameters: shows('[PHOTO-1] State `choosing`. Upload is enabled once a photo is chosen.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Upload' })).toBeDisabled();
  },
};
