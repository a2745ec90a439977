import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { SidePanel } from './SidePanel.tsx';

const meta = {
  component: SidePanel,
  args: { title: 'Demo: operator', children: <Button>Confirm deposit</Button> },
  argTypes: { children: { control: false } },
  // It is rendered at the edge of the window, once.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  decorators: [
    (Story) => (
      <>
        <main style={{ minBlockSize: '100dvh', padding: 24 }}>
          <Text>The page.</Text>
        </main>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('button', { name: 'Demo: operator' });
    await expect(edge).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: 'Confirm deposit' })).toBeNull();
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Demo: operator' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm deposit' })).toBeVisible();
  },
};

/** Controlled: a press only calls the handler. */
export const Controlled: Story = {
  args: { isOpen: true, onOpenChange: fn() },
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('complementary', { name: 'Demo: operator' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm deposit' })).toBeVisible();
  },
};

/** The focus moves into the panel, and back to the button at the edge; Escape closes it. */
export const Keyboard: Story = {
  args: { onOpenChange: fn() },
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Demo: operator' }));
    await expect(canvas.getByRole('heading', { name: 'Demo: operator' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Confirm deposit' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Demo: operator' })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongText: Story = {
  args: { defaultOpen: true, title: 'Demonstration: whoever presses here plays the operator of this portal' },
};

export const RightToLeft: Story = {
  args: { defaultOpen: true, title: 'العرض التجريبي: الجهة المشغّلة', children: <Button>تأكيد الإيداع</Button> },
  globals: { locale: 'ar-AE' },
};

export const Matrix: Story = { args: { defaultOpen: true }, tags: ['vrt'] };
