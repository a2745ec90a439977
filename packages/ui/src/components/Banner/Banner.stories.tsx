import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Matrix as Combinations } from '../../test/Matrix.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  args: { children: 'Prices are late by four minutes.' },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    children: 'Identity Verification Incomplete',
    action: (
      <LinkButton size="sm" href="#registeration">
        Complete KYC Now
      </LinkButton>
    ),
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The action wraps below the text where space is short. */
export const LongText: Story = {
  ...WithAction,
  args: {
    ...WithAction.args,
    children: 'We could not read the second page of the document that you sent us last week.',
  },
  render: (args) => (
    <Frame width={288}>
      <Banner {...args} />
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText(/second page/).getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { children: 'تتأخر الأسعار أربع دقائق.', onDismiss: fn() },
  globals: { locale: 'ar-AE' },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Combinations rows={['info', 'positive', 'warning', 'negative'] as const} columns={['banner']}>
      {(tone) => (
        <Banner {...args} tone={tone}>
          {tone}
        </Banner>
      )}
    </Combinations>
  ),
};
