import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { narrow } from '../../test/Narrow.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Steps } from './Steps.tsx';

const STEPS = [
  { id: 'you', label: 'About you', description: 'Name and address' },
  { id: 'document', label: 'Document', description: 'Passport or ID' },
  { id: 'photo', label: 'Photo' },
  { id: 'review', label: 'Review' },
];

const meta = {
  component: Steps,
  args: { label: 'Verification', steps: STEPS, current: 1 },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One step is current; the status of the others is text for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Verification' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(steps[0]).toHaveTextContent('About you, done');
    await expect(steps[1]).toHaveTextContent('DocumentPassport or ID');
    await expect(steps[2]).toHaveTextContent('Photo, to come');
    const tops = new Set(steps.map((step) => step.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
  },
};

/** None done, and all done. */
export const States: Story = {
  render: (args) => (
    <Stack gap="6">
      <Steps {...args} label="Begun" current={0} />
      <Steps {...args} label="Finished" current={STEPS.length} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect(canvas.getByRole('list', { name: 'Finished' })).not.toHaveTextContent('to come');
  },
};

/** One below the other in a narrow container. */
export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
  },
};

/** In a narrow container only the current step with its number is visible; the others are still read (W-34). */
export const Current: Story = {
  args: { narrow: 'current', current: 1 },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    const heights = steps.map((step) => step.getBoundingClientRect().height);
    await expect(heights.filter((height) => height > 1)).toHaveLength(1);
    await expect(canvas.getByText(/^2\/\d$/)).toBeVisible();
    // No line leads to a step that is not shown.
    await expect(steps[1]!.querySelector('span:empty')).not.toBeVisible();
    await expect(steps[0]).toHaveTextContent(/, done/);
  },
};

/** In a narrow container only the markers are visible, above a heading that names the step; all steps are still read. */
export const Markers: Story = {
  args: { narrow: 'markers', current: 1 },
  render: (args) => (
    <Stack gap="4">
      <Steps {...args} />
      <Heading level={2} size="title3">
        Step 2 of 4: Document
      </Heading>
    </Stack>
  ),
  decorators: [narrow],
  play: async ({ canvas }) => {
    const [done, current] = canvas.getAllByRole('listitem');
    await expect(done!.getBoundingClientRect().top).toBe(current!.getBoundingClientRect().top);
    await expect(current).toHaveTextContent('Document');
    await expect(canvas.getByText('Document').parentElement!.getBoundingClientRect().width).toBeLessThan(2);
    await expect(done).toHaveTextContent(/, done/);
  },
};

/** With an invalid count, none or all are done. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Stack gap="6">
      <Steps {...args} label="No number" current={Number.NaN} />
      <Steps {...args} label="Too many" current={99} />
      <Steps {...args} label="Without steps" steps={[]} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'No number' })).not.toHaveTextContent('done');
    await expect(canvas.getByRole('list', { name: 'Too many' })).not.toHaveTextContent('to come');
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const LongText: Story = {
  args: {
    steps: [
      ...STEPS.slice(0, 2),
      { id: 'long', label: 'The documents of everybody who owns a part', description: 'Beneficiary'.repeat(8) },
    ],
  },
  render: (args) => (
    <Stack gap="6">
      <Frame width={500}>
        <Steps {...args} />
      </Frame>
      <Frame width={288}>
        <Steps {...args} label="Verification, narrow" />
      </Frame>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole('list')) {
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    }
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'التحقق',
    steps: [
      { id: 'you', label: 'بياناتك' },
      { id: 'document', label: 'الوثيقة' },
      { id: 'photo', label: 'الصورة' },
    ],
  },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('بياناتك, تمت');
    await expect(second!.getBoundingClientRect().right).toBeLessThan(first!.getBoundingClientRect().right);
  },
};

/** In a row and, in narrow containers, in a column and as markers. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack gap="8">
      <Steps {...args} label="Begun" current={0} />
      <Steps {...args} label="On the way" current={2} />
      <Steps {...args} label="Finished" current={4} />
      <Frame width={288}>
        <Steps {...args} label="Narrow" current={2} />
      </Frame>
      <Frame width={288}>
        <Steps {...args} label="Markers" current={2} narrow="markers" />
      </Frame>
    </Stack>
  ),
};
