import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Box } from './Box.tsx';

const meta = { component: Box, args: { children: 'Available balance' } } satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { padding: '4' } };

export const Widths: Story = {
  render: (args) => (
    <>
      <Box {...args} width="form" surface="subtle" />
      <Box {...args} width="card" surface="subtle" />
      <Box {...args} width="content" surface="subtle" />
    </>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByText('Available balance').map((box) => getComputedStyle(box).maxInlineSize);
    await expect(new Set(widths).size).toBe(3);
  },
};

export const Surfaces: Story = {
  render: (args) => (
    <Stack>
      {(['none', 'card', 'subtle'] as const).map((surface) => (
        <Box {...args} key={surface} surface={surface}>
          {surface}
        </Box>
      ))}
    </Stack>
  ),
};

export const Padding: Story = {
  args: { surface: 'card', paddingInline: '8', paddingBlock: '2' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Available balance')).padding).toBe('8px 32px');
  },
};

export const FormWidth: Story = {
  args: { surface: 'card', width: 'form' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available balance').offsetWidth).toBe(400);
  },
};

export const LongText: Story = {
  args: {
    surface: 'card',
    children: 'One sentence that is longer than the card is wide, so that it goes on in a second line.',
  },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  args: { surface: 'card', children: 'الرصيد المتاح' },
  globals: { locale: 'ar-AE' },
};

/** Each surface with two paddings. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      {(['none', 'card', 'subtle'] as const).map((surface) => (
        <Row key={surface}>
          <Box {...args} surface={surface} padding="2">
            {surface} 2
          </Box>
          <Box {...args} surface={surface} padding="6">
            {surface} 6
          </Box>
        </Row>
      ))}
    </Stack>
  ),
};
