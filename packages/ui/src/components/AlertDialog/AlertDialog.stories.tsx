import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '../../docs/framed.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  component: AlertDialog,
  parameters: framed(360),
  args: {
    title: 'Cancel this deposit?',
    children: 'The address will no longer be watched. What has been sent to it already is not lost.',
    actionLabel: 'Cancel deposit',
    cancelLabel: 'Keep it',
    defaultOpen: true,
    onAction: fn(),
    onOpenChange: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: ['accent', 'negative'] } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until it has faded in: before that nothing in it is visible. */
const dialog = async () => {
  const shown = await screen.findByRole('alertdialog', { name: 'Cancel this deposit?' });
  await waitFor(() => expect(shown).toBeVisible());
  return shown;
};

/** The cancel button has the focus. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await dialog()).toHaveAccessibleDescription(/no longer be watched/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel deposit' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** [MODAL-1] Escape cancels; pressing outside does nothing. */
export const Escape: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.pointer({ target: document.body, keys: '[MouseLeft]', coords: { x: 4, y: 4 } });
    await expect(shown).toBeVisible();
    // The press took the focus along; the next frame brings it back.
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** Nothing closes it while the action is running. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ userEvent }) => {
    await dialog();
    await expect(screen.getByRole('button', { name: 'Cancel deposit Working' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Keep it' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { error: 'The deposit was confirmed in the meantime.' },
  play: async () => {
    await dialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('confirmed in the meantime');
  },
};

export const Accent: Story = {
  args: { title: 'Log out?', children: 'You need your password to come back.', actionLabel: 'Log out', tone: 'accent' },
};

export const LongText: Story = {
  args: {
    title: 'Do you want to cancel the deposit that you created a moment ago and have not paid yet?',
    children: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'.repeat(6),
    actionLabel: 'Cancel the deposit and stop watching its address',
    cancelLabel: 'Keep the deposit and go on watching its address',
  },
  play: async () => {
    const box = await screen.findByRole('alertdialog');
    await waitFor(() => expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth));
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'إلغاء هذا الإيداع؟',
    children: 'لن تتم مراقبة العنوان بعد الآن.',
    actionLabel: 'إلغاء الإيداع',
    cancelLabel: 'الاحتفاظ به',
  },
  globals: { locale: 'ar-AE' },
};

/** With the default labels and an error. */
export const Matrix: Story = {
  tags: ['vrt'],
  args: { error: 'Network Error' },
  play: async () => {
    await dialog();
  },
};
