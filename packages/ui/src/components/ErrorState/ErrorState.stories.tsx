import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: { title: 'Failed to fetch plans', children: 'Your account is not affected.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch plans');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Level: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const WithoutRetry: Story = { render: () => <ErrorState title="Failed to fetch plans" /> };

export const LongText: Story = {
  args: { title: 'The server answered with a message that is much longer than anyone would like to read' },
  render: (args) => (
    <Frame>
      <ErrorState {...args} />
    </Frame>
  ),
};

export const RightToLeft: Story = {
  args: { title: 'تعذّر جلب الخطط', children: 'حسابك لم يتأثر.' },
  globals: { locale: 'ar-AE' },
};

/** Default, while retrying, and without a retry button. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <>
      <ErrorState {...args} />
      <ErrorState {...args} isRetrying />
      <ErrorState title="Failed to fetch plans" />
    </>
  ),
};
