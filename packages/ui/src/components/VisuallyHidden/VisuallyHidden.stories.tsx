import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { component: VisuallyHidden, args: { children: 'rose by' } } satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      BTC <VisuallyHidden {...args} /> +1.42%
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rose by').offsetWidth).toBe(1);
  },
};

export const LongText: Story = {
  args: { children: 'rose by, over the last seven days,' },
  render: (args) => (
    <p>
      BTC <VisuallyHidden {...args} /> +1.42%
    </p>
  ),
};

export const RightToLeft: Story = {
  args: { children: 'ارتفع بنسبة' },
  globals: { locale: 'ar-AE' },
  render: (args) => (
    <p>
      BTC <VisuallyHidden {...args} /> ‎+1.42%
    </p>
  ),
};

/** It paints nothing and takes no space. */
export const Matrix: Story = { ...Default, tags: ['vrt'] };
