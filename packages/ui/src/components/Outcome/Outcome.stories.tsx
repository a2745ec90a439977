import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Outcome } from './Outcome.tsx';

const meta = {
  component: Outcome,
  args: {
    tone: 'positive',
    title: 'Received $2,000.00',
    children: 'It’s in your available balance.',
    actions: <LinkButton href="#dashboard">Back to dashboard</LinkButton>,
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Outcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The check mark draws itself once. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Received $2,000.00' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to dashboard' })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The mark is complete at once. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const stroke = canvasElement.querySelector('path')!;
    await expect(stroke.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]);
    await expect(getComputedStyle(stroke).strokeDashoffset).toBe('0px');
  },
};

export const Negative: Story = {
  args: { tone: 'negative', title: 'Deposit declined', children: 'Don’t send any payment.' },
};

export const Warning: Story = {
  args: { tone: 'warning', title: 'This amount has expired', children: 'Get a new one before you send anything.' },
};

export const Level: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const TitleOnly: Story = { render: () => <Outcome tone="positive" title="Wallet created" /> };

export const LongText: Story = {
  args: { title: `Received $${'9'.repeat(40)}` },
  render: (args) => (
    <Frame>
      <Outcome {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { title: 'تم استلام $2,000.00', children: 'المبلغ في رصيدك المتاح.', actions: null },
  globals: { locale: 'ar-AE' },
};

/** Every tone, and with only the title. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <>
      <Outcome {...args} />
      <Outcome {...args} tone="negative" title="Deposit declined" />
      <Outcome {...args} tone="warning" title="This amount has expired" />
      <Outcome tone="positive" title="Wallet created" />
    </>
  ),
};
