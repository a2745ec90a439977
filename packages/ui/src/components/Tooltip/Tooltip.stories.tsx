import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { EyeIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { text: 'Hide amounts', children: <IconButton label="Hide amounts" icon={<EyeIcon />} />, delay: 0 },
  argTypes: { children: { control: false }, placement: { control: 'inline-radio', options: ['top', 'bottom'] } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus shows it, Escape hides it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    const button = canvas.getByRole('button', { name: 'Hide amounts' });
    await expect(button).toHaveAccessibleDescription('Hide amounts');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Hovered: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The pointer is used first: after only the keyboard was used, React Aria ignores hovering.
    await userEvent.click(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

const focused: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
};

export const Below: Story = { args: { placement: 'bottom' }, play: focused };

/** Without text there is no tooltip. */
export const BadInput: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: ' ' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    text: 'Hides every amount on every page of this device until you press it again, so that nobody reads along',
  },
  play: async (context) => {
    await focused(context);
    await expect(screen.getByRole('tooltip').offsetWidth).toBeLessThanOrEqual(256);
  },
};

export const RightToLeft: Story = {
  args: { text: 'إخفاء المبالغ', children: <IconButton label="إخفاء المبالغ" icon={<EyeIcon />} /> },
  globals: { locale: 'ar-AE' },
  play: focused,
};

/** Shown by focus. */
export const Matrix: Story = { tags: ['vrt'], play: focused };
