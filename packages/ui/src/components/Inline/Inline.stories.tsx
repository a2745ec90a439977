import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { narrow } from '../../test/Narrow.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  component: Inline,
  args: {
    role: 'group',
    'aria-label': 'actions',
    children: ['Deposit', 'Withdraw', 'Transfer Funds'].map((name) => <Button key={name}>{name}</Button>),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(Number(second?.left) - Number(first?.right)).toBe(12);
  },
};

export const Centred: Story = { args: { justify: 'center' } };

export const Gap: Story = {
  args: { gap: '6' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(Number(second?.left) - Number(first?.right)).toBe(24);
  },
};

/** How children of different heights are aligned across the row. */
export const Aligned: Story = {
  render: (args) => (
    <Stack>
      {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Inline {...args} key={align} aria-label={align} align={align}>
          <Button size="lg">Deposit</Button>
          <Button size="sm">Withdraw</Button>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const tops = (name: string) =>
      within(canvas.getByRole('group', { name }))
        .getAllByRole('button')
        .map((button) => button.getBoundingClientRect().top);
    const [large, small] = tops('start');
    await expect(small).toBe(large);
    const [tall, low] = tops('end');
    await expect(Number(low)).toBeGreaterThan(Number(tall));
  },
};

/** One row, as long as needed. */
export const OneLine: Story = {
  args: { wraps: false },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Between: Story = { args: { justify: 'between' } };
export const End: Story = { args: { justify: 'end' } };

export const Wraps: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(288);
    await expect(canvas.getByRole('group').offsetHeight).toBe(40 + 12 + 40);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(Number(second?.right)).toBeLessThan(Number(first?.left));
  },
};

/** Each alignment along the row, and wrapping. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <Inline {...args} />
      <Inline {...args} justify="between" />
      <Inline {...args} justify="end" />
      <div style={{ inlineSize: 288 }}>
        <Inline {...args} />
      </div>
    </Stack>
  ),
};
