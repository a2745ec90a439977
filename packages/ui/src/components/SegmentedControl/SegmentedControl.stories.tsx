import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Range',
    options: [
      { value: 'week', label: '1W', name: '1 week' },
      { value: 'month', label: '1M', name: '1 month' },
      { value: 'all', label: 'All' },
    ],
    value: 'week',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled({ value, onChange, ...args }: SegmentedControlProps) {
  const [selected, setSelected] = useState(value);
  return (
    <SegmentedControl
      {...args}
      value={selected}
      onChange={(next) => {
        setSelected(next);
        onChange(next);
      }}
    />
  );
}

/** The arrows move the focus, Enter and Space select. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Range' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '1 week' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '1 month' }));
    await expect(canvas.getByRole('radio', { name: '1 month' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    // A press on the selected one changes nothing.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    options: [
      { value: 'week', label: 'Since the beginning of the week' },
      { value: 'all', label: 'Since the account was opened' },
    ],
  },
  render: (args) => (
    <Frame width={288}>
      <Controlled {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'المدة',
    options: [
      { value: 'week', label: 'أسبوع' },
      { value: 'all', label: 'الكل' },
    ],
  },
  globals: { locale: 'ar-AE' },
};

/** With the first and the last one selected. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} label="Other range" value="all" />
    </div>
  ),
};
