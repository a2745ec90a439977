import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { Price } from './Price.tsx';

const meta = { component: Price, args: { value: 96412.18 } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$96,412.18')).toBeVisible();
  },
};

export const Currency: Story = {
  args: { currency: 'EUR' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('€');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Price {...args} size="caption" />
      <Price {...args} size="title2" />
    </Row>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Row>
      {(['default', 'strong', 'muted', 'accent', 'positive', 'negative', 'warning'] as const).map((tone) => (
        <Price key={tone} {...args} tone={tone} />
      ))}
    </Row>
  ),
};

export const Small: Story = {
  render: () => (
    <Row>
      {[1, 0.37, 0.2512, 0.00001234].map((value) => (
        <Price key={value} value={value} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0.00001234')).toBeVisible();
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Row>
      {[null, Number.NaN, -1].map((value) => (
        <Price key={`${value}`} value={value} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(3);
  },
};

export const LongText: Story = { args: { value: 1234567890123.45 } };

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** Large, small, unknown. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Row>
      {[96412.18, 0.37, 0.00001234, null].map((value) => (
        <Price key={value} value={value} />
      ))}
    </Row>
  ),
};
