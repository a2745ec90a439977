import { routes } from '@keel/flows';
import { StatCard } from '@keel/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { euroAnswers } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { Converted } from './Converted.tsx';

const meta = {
  title: 'Screens/Amount in another currency',
  ...screenStory,
  args: {
    path: routes.invest,
    isMember: true,
    answers: euroAnswers,
    children: (
      <StatCard appearance="plain" label="Total Deposit" value="" change={<Converted cents={9_876_543_210} />} />
    ),
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {
  args: {
    children: (
      <div style={{ inlineSize: 112 }}>
        <StatCard appearance="plain" label="Total Deposit" value="" change={<Converted cents={9_876_543_210} />} />
      </div>
    ),
  },
  parameters: shows('[CUR-2, CONST-1] A large amount in a narrow card becomes smaller and is never broken.'),
  play: async ({ canvas }) => {
    const amount = await canvas.findByText('≈ €84,938,271.61');
    await expect(amount.getClientRects()).toHaveLength(1);
    await expect(amount.getBoundingClientRect().width).toBeLessThanOrEqual(112);
  },
};
