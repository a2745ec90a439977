import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';

const meta = { component: Skeleton, args: { width: '12rem' } } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toHaveStyle({
      blockSize: '20px',
      inlineSize: '192px',
    });
  },
};

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton text="balance" width="14rem" />
      <Skeleton text="title2" width="9rem" />
      <Skeleton width="60%" />
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="circle" width="3rem" height="3rem" />
    </Stack>
  ),
};

/** A group announces once that something is loading. */
export const Group: Story = {
  render: () => (
    <SkeletonGroup label="Loading deposits">
      <Stack gap="2">
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading deposits').parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

/** Never wider than its container. */
export const LongText: Story = {
  args: { width: '200rem' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

export const Matrix: Story = { ...Shapes, tags: ['vrt'] };
