import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GetStartedContext } from '../../app/session/getStarted.ts';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { screenStory } from '../../stories/screenStory.ts';
import { GetStarted } from './GetStarted.tsx';

const dismiss = fn();

const meta = {
  title: 'Screens/Dashboard, get started',
  ...screenStory,
  args: {
    path: routes.invest,
    isMember: true,
    children: (
      <GetStartedContext value={[false, dismiss]}>
        <GetStarted
          steps={[
            { name: 'identity', state: 'open' },
            { name: 'photo', state: 'done' },
            { name: 'deposit', state: 'open' },
            { name: 'wallet', state: 'open' },
          ]}
        />
      </GetStartedContext>
    ),
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  parameters: shows('[DASH-10, KYC-7] One step is done; the next one is the primary action.'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('progressbar', { name: '1 of 4 done' })).toBeVisible();
    await expect(canvas.getByText('Identity Verification Incomplete')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Complete KYC Now' })).toHaveAttribute('href', '/registeration');
    await expect(canvas.getByText('Photo added')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /photo/i })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Make your first deposit/ })).toHaveAttribute(
      'href',
      '/fund-account',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this list' }));
    await expect(dismiss).toHaveBeenCalledOnce();
  },
};
