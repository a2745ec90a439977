import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure, plans } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { PlansScreen } from './PlansScreen.tsx';

const onOffer = (current: string | null) => ({ status: 200, body: { bool: true, message: plans, current } }) as const;

const meta = {
  title: 'Screens/Plans',
  ...screenStory,
  args: {
    path: routes.upgrade,
    isMember: true,
    answers: { listPlans: onOffer(plans[0]!._id) },
    children: <PlansScreen />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentPlan: Story = alsoOnRealBackend({
  parameters: shows('[PLAN-2] On load a modal names the current plan and says who changes it.'),
  play: async () => {
    await expectMessage('Your plan is Starter. To change it, please contact the administrator.', 'Note');
  },
});

export const Plans: Story = {
  parameters: shows('[PLAN-1, HONEST-4] A card for each plan, the current one marked, the risk notice below.'),
  play: async (context) => {
    await CurrentPlan.play!(context);
    await dismissMessage(context);
    const { canvas } = context;
    await expect(canvas.getByText('$10,000')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Compare plans' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Select Plan Plus' })).toHaveAttribute(
      'href',
      '/fund-account?plan=Plus',
    );
    await expect(canvas.getByText(/Your capital is at risk/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { listPlans: 'pending' } },
  parameters: shows('[PLAN-1] The plans are loading.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading plans')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { answers: { listPlans: { status: 200, body: { bool: true, message: [], current: null } } } },
  parameters: shows('[PLAN-1] The operator offers no plans, and no modal opens.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No plans available' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { answers: { listPlans: [{ status: 503, body: failure('unavailable', '') }, onOffer(null)] } },
  parameters: shows('[DASH-8] Loading failed and can be tried again.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectMessage('Failed to fetch plans');
    await dismissMessage(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('$10,000')).toBeVisible();
  },
};
