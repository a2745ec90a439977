import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  component: ProgressBar,
  args: { label: 'Uploading your photo', value: 40 },
  decorators: [formWidth],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading your photo' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
};

/** Unknown duration: no value is read. */
export const Indeterminate: Story = {
  args: { value: null, label: 'Waiting for the network' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const InWords: Story = {
  args: { label: 'Starter', value: 4, max: 6, valueText: '4 of 6 deposits made' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 of 6 deposits made');
  },
};

export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading your photo' })).toBeVisible();
  },
};

/** Invalid values are shown as empty, values above the total as full. */
export const BadInput: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack>
      <ProgressBar label="No number" value={Number.NaN} />
      <ProgressBar label="Below nothing" value={-3} />
      <ProgressBar label="Of nothing" value={3} max={0} />
      <ProgressBar label="Of what is no number" value={3} max={Number.NaN} />
      <ProgressBar label="Without end" value={Number.POSITIVE_INFINITY} />
      <ProgressBar label="More than all" value={12} max={6} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['0', '0', '0', '0', '100', '100']);
  },
};

export const LongText: Story = {
  args: {
    label: 'Sending the photo of the front of your identity card to be looked at',
    valueText: '4,000,000 of 12,000,000 bytes',
  },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  args: { label: 'جارٍ رفع صورتك' },
  globals: { locale: 'ar-AE' },
};

/** Empty, partly filled, full, animated. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Stack gap="6">
      {[0, 1, 50, 100].map((value) => (
        <ProgressBar key={value} label="Uploading" value={value} />
      ))}
      <ProgressBar label="Waiting for the network" value={null} />
    </Stack>
  ),
};
