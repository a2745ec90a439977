import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Frame } from '../../test/Frame.tsx';
import { KycBanner } from './KycBanner.tsx';

const meta = {
  component: KycBanner,
  args: {
    kind: 'incomplete',
    text: 'Identity Verification Incomplete',
    action: { label: 'Complete KYC Now', href: '#registeration' },
  },
} satisfies Meta<typeof KycBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [KYC-7] */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Identity Verification Incomplete')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Complete KYC Now' })).toHaveAttribute('href', '#registeration');
  },
};

export const Pending: Story = { render: () => <KycBanner kind="pending" text="Verification Pending" /> };

export const None: Story = {
  args: { kind: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Identity Verification Incomplete')).toBeNull();
  },
};

export const LongText: Story = {
  render: (args) => (
    <Frame width={288}>
      <KycBanner {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { text: 'التحقق من الهوية غير مكتمل', action: { label: 'أكمل التحقق الآن', href: '#registeration' } },
  globals: { locale: 'ar-AE' },
};

/** Both kinds that show something. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <KycBanner {...args} />
      <KycBanner kind="pending" text="Verification Pending" />
    </Stack>
  ),
};
