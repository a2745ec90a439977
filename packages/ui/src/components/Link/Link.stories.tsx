import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = { component: Link, args: { children: 'Sign up', href: '#signup' } } satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text tone="muted">
      New here? <Link {...args} />
    </Text>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Sign up' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#signup');
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack align="start">
      {(['accent', 'strong', 'muted'] as const).map((tone) => (
        <Link {...args} key={tone} tone={tone}>
          {tone}
        </Link>
      ))}
    </Stack>
  ),
};

export const Standalone: Story = { args: { appearance: 'standalone', children: 'See all' } };

/** In the app a router handles it; a press with a modifier key is left to the browser. */
export const Followed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onPress: fn() },
  render: (args) => (
    <RouterProvider navigate={(to) => document.body.setAttribute('data-went-to', to)}>
      <Link {...args} href="/sign-up" />
    </RouterProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await userEvent.click(link);
    await expect(document.body).toHaveAttribute('data-went-to', '/sign-up');
    document.body.removeAttribute('data-went-to');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.body).toHaveAttribute('data-went-to', '/sign-up');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    document.body.removeAttribute('data-went-to');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: { children: 'Read how we keep, use and delete the documents that you send us' },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  ...Default,
  args: { children: 'إنشاء حساب' },
  globals: { locale: 'ar-AE' },
  play: async () => {},
};

/** Tones, in a sentence and standalone, and disabled. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack align="start">
      {(['accent', 'strong', 'muted'] as const).map((tone) => (
        <Text key={tone} tone="muted">
          New here? <Link {...args} tone={tone} />{' '}
          <Link {...args} tone={tone} appearance="standalone">
            See all
          </Link>{' '}
          <Link {...args} tone={tone} isDisabled />
        </Text>
      ))}
    </Stack>
  ),
};
