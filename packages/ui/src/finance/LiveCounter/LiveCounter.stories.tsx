import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { LiveCounter } from './LiveCounter.tsx';

const meta = { component: LiveCounter, args: { count: 18435 } } satisfies Meta<typeof LiveCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [DASH-4] It changes every 1.5 s, so it is not a live region. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18,435')).toHaveAttribute('aria-live', 'off');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <LiveCounter {...args} size="caption" />
      <LiveCounter {...args} size="title2" />
    </Row>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Row>
      {(['default', 'strong', 'muted', 'accent', 'positive', 'negative', 'warning'] as const).map((tone) => (
        <LiveCounter key={tone} {...args} tone={tone} />
      ))}
    </Row>
  ),
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Row>
      {[null, Number.NaN, -5, 1.5].map((count) => (
        <LiveCounter key={`${count}`} count={count} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(4);
  },
};

export const LongText: Story = { args: { count: Number.MAX_SAFE_INTEGER } };

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** A count, and an invalid one. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Row>
      <LiveCounter {...args} />
      <LiveCounter count={null} />
    </Row>
  ),
};
