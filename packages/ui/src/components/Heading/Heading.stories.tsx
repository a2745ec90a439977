import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Log in or Create Account' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in or Create Account' })).toBeVisible();
  },
};

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Deposit Fund</Heading>
      <Heading level={2}>Payment method</Heading>
      <Heading level={3}>Bitcoin</Heading>
      <Heading level={4}>Network</Heading>
    </Stack>
  ),
};

/** The size follows the design, the level the outline. */
export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['display', 'title1', 'title2', 'title3', 'label'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}
        </Heading>
      ))}
    </Stack>
  ),
};

export const TakesTheFocus: Story = {
  tags: ['!dev', '!autodocs'],
  args: { tabIndex: -1, ref: (heading: HTMLHeadingElement | null) => heading?.focus() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { children: 'The system will be updated to reflect your payment once it has been confirmed' },
  decorators: [narrow],
};

export const RightToLeft: Story = { args: { children: 'تسجيل الدخول أو إنشاء حساب' }, globals: { locale: 'ar-AE' } };

/** Every size, and each level with its default size. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Stack>
      {(['display', 'title1', 'title2', 'title3', 'label'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}
        </Heading>
      ))}
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          level {level}
        </Heading>
      ))}
    </Stack>
  ),
};
