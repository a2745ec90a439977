import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../test/Narrow.tsx';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  component: Grid,
  args: {
    columns: 4,
    role: 'group',
    'aria-label': 'figures',
    children: ['Total Profit', 'Referral Bonus', 'Total Deposit', 'Live Traders'].map((name) => (
      <Box key={name} surface="card">
        {name}
      </Box>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('group'))).toBe(4);
  },
};

export const Gaps: Story = {
  args: { gap: '6' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('group')).columnGap).toBe('24px');
  },
};

export const Two: Story = {
  args: { columns: 2 },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('group'))).toBe(2);
  },
};

/** It depends on the available space, not on the width of the screen. */
export const FewerWhereTheRoomEnds: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 500 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('group'))).toBe(2);
  },
};

export const Narrow: Story = {
  args: { minWidth: 400 },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('group'))).toBe(1);
    await expect(canvas.getByRole('group').scrollWidth).toBe(288);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** At most four columns, in containers of three widths. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      {[1100, 500, 200].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize, maxInlineSize: '100%' }}>
          <Grid {...args} />
        </div>
      ))}
    </Stack>
  ),
};
