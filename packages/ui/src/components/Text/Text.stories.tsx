import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const TONES = ['strong', 'default', 'muted', 'accent', 'positive', 'negative', 'warning'] as const;
const SIZES = ['body', 'bodySm', 'label', 'caption'] as const;

const meta = {
  component: Text,
  args: { children: 'Welcome back.' },
  argTypes: { tone: { control: 'select', options: TONES }, size: { control: 'inline-radio', options: SIZES } },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome back.').tagName).toBe('P');
  },
};

export const Aligned: Story = {
  render: (args) => (
    <>
      <Text {...args} align="center" />
      <Text {...args} align="end" />
    </>
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByText('Welcome back.');
    await expect(lines.map((line) => getComputedStyle(line).textAlign)).toEqual(['center', 'end']);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="2">
      {SIZES.map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="2">
      {TONES.map((tone) => (
        <Text {...args} key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const InLine: Story = {
  render: (args) => (
    <Text tone="muted">
      Sent to{' '}
      <Text {...args} isInline tone="strong">
        amelia@example.com
      </Text>
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('amelia@example.com').tagName).toBe('SPAN');
  },
};

export const LongText: Story = {
  args: { children: 'a.very.long.address.without.a.single.space.in.it.that.must.not.push.the.page@example.com' },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')?.scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const Truncated: Story = {
  ...LongText,
  args: { ...LongText.args, isTruncated: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')?.offsetHeight).toBe(20);
  },
};

export const RightToLeft: Story = { args: { children: 'سعداء برؤيتك مرة أخرى.' }, globals: { locale: 'ar-AE' } };

/** Every tone in every size. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Stack gap="2">
      {TONES.map((tone) => (
        <Row key={tone}>
          {SIZES.map((size) => (
            <Text key={size} tone={tone} size={size}>
              {tone} {size}
            </Text>
          ))}
        </Row>
      ))}
    </Stack>
  ),
};
