import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const meta = {
  component: ProgressRing,
  args: { label: 'Starter', value: 4, max: 6, valueText: '4 of 6 deposits made', children: '4/6' },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Starter' });
    await expect(ring).toHaveAttribute('aria-valuetext', '4 of 6 deposits made');
    await expect(Number(ring.getAttribute('aria-valuenow'))).toBeCloseTo(66.67, 1);
  },
};

export const Values: Story = {
  render: (args) => (
    <Row>
      {[0, 1, 3, 5, 6].map((value) => (
        <ProgressRing {...args} key={value} value={value} valueText={`${value} of 6`}>
          {value}/6
        </ProgressRing>
      ))}
    </Row>
  ),
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Row>
      <ProgressRing label="More than all" value={9} max={6} />
      <ProgressRing label="Of nothing" value={1} max={0} />
      <ProgressRing label="Not a number" value={Number.NaN} max={6} />
      <ProgressRing label="Below nothing" value={-1} max={6} />
    </Row>
  ),
  play: async ({ canvas }) => {
    const shares = canvas.getAllByRole('progressbar').map((ring) => ring.getAttribute('aria-valuenow'));
    await expect(shares).toEqual(['100', '0', '0', '0']);
  },
};

export const LongText: Story = { args: { children: '104/365' } };

export const RightToLeft: Story = {
  args: { label: 'الخطة', valueText: 'تم 4 من 6 إيداعات' },
  globals: { locale: 'ar-AE' },
};

export const Matrix: Story = { ...Values, tags: ['vrt'] };
