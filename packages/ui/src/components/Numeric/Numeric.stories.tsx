import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Numeric } from './Numeric.tsx';

const SIZES = ['display', 'balance', 'title1', 'title2', 'title3', 'body', 'bodySm', 'label', 'caption'] as const;

const meta = { component: Numeric, args: { children: '$12,480.00' } } satisfies Meta<typeof Numeric>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('$12,480.00')).fontVariantNumeric).toContain('tabular-nums');
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="2" align="start">
      {(['default', 'strong', 'muted', 'accent', 'positive', 'negative', 'warning'] as const).map((tone) => (
        <Numeric {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};

export const DigitsOfOneWidth: Story = {
  render: () => (
    <Stack gap="1" align="start">
      <Numeric>$11,111.11</Numeric>
      <Numeric>$88,888.88</Numeric>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ones, eights] = ['$11,111.11', '$88,888.88'].map((text) => canvas.getByText(text).offsetWidth);
    await expect(ones).toBe(eights);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="2" align="start">
      {SIZES.map((size) => (
        <Numeric {...args} key={size} size={size} tone="strong" />
      ))}
    </Stack>
  ),
};

export const LongText: Story = { args: { children: '$999,999,999,999.99', size: 'balance' } };

/** The sign stays before the number. */
export const RightToLeft: Story = {
  render: () => (
    <Text>
      تغيّر السعر بمقدار <Numeric>+1.42%</Numeric>
    </Text>
  ),
  globals: { locale: 'ar-AE' },
};

/** Digits of equal width, in every size. */
export const Matrix: Story = { ...Sizes, tags: ['vrt'] };
