import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { narrow } from '../../test/Narrow.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  args: {
    'aria-label': 'actions',
    role: 'group',
    children: [<Button key="deposit">Deposit</Button>, <Button key="withdraw">Withdraw</Button>],
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(Number(second?.top) - Number(first?.bottom)).toBe(16);
    await expect(second?.width).toBe(canvas.getByRole('group').offsetWidth);
  },
};

export const Gap: Story = {
  args: { gap: '8' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('group')).rowGap).toBe('32px');
  },
};

/** A live region without a text takes no space. */
export const EmptyOutput: Story = {
  args: {
    children: [<Button key="deposit">Deposit</Button>, <output key="news" />, <Button key="withdraw">Withdraw</Button>],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(Number(second?.top) - Number(first?.bottom)).toBe(16);
  },
};

export const AlignStart: Story = { args: { align: 'start' } };
export const AlignCenter: Story = { args: { align: 'center' } };
export const AlignEnd: Story = { args: { align: 'end' } };
export const Narrow: Story = { decorators: [narrow] };
export const RightToLeft: Story = { args: { align: 'start' }, globals: { locale: 'ar-AE' } };

/** Each alignment. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Row>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <div key={align} style={{ inlineSize: 200 }}>
          <Stack {...args} align={align} />
        </div>
      ))}
    </Row>
  ),
};
