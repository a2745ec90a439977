import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = { component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack>
      <Text>Security</Text>
      <Divider {...args} />
      <Text>Notifications</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal');
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline>
      <Text>BTC</Text>
      <Divider {...args} />
      <Text>ETH</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator').offsetHeight).toBe(20);
  },
};

export const RightToLeft: Story = { ...Vertical, globals: { locale: 'ar-AE' } };

/** Both directions. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Stack>
      <Text>Security</Text>
      <Divider />
      <Inline>
        <Text>BTC</Text>
        <Divider orientation="vertical" />
        <Text>ETH</Text>
      </Inline>
    </Stack>
  ),
};
