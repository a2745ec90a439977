import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CopyIcon, DownloadIcon, MoreIcon, TrashIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';
import type { MenuGroup } from './types.ts';

const chosen = fn();

const GROUPS: readonly MenuGroup[] = [
  {
    id: 'use',
    items: [
      { id: 'copy', label: 'Copy Address', icon: <CopyIcon />, onAction: () => chosen('copy') },
      {
        id: 'receipt',
        label: 'Receipt',
        description: 'There is one once the deposit is confirmed',
        icon: <DownloadIcon />,
        isDisabled: true,
        onAction: () => chosen('receipt'),
      },
      { id: 'details', label: 'Details', href: '#details' },
    ],
  },
  {
    id: 'end',
    items: [
      {
        id: 'cancel',
        label: 'Cancel deposit',
        icon: <TrashIcon />,
        tone: 'negative',
        onAction: () => chosen('cancel'),
      },
    ],
  },
];

const meta = {
  component: Menu,
  args: {
    children: <IconButton label="More on deposit 2041" icon={<MoreIcon />} />,
    groups: GROUPS,
    placement: 'bottom start',
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Default: Story = {
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menu', { name: 'More on deposit 2041' })).toBeVisible();
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Copy Address' }));
    await expect(chosen).toHaveBeenLastCalledWith('copy');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

/** Arrow keys wrap around and skip disabled actions; a letter moves to the action that starts with it. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy Address' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Details' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Cancel deposit' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Titles: Story = {
  args: {
    groups: GROUPS.map((group) => ({ ...group, title: group.id === 'use' ? 'This deposit' : 'No way back' })),
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('group', { name: 'No way back' })).toBeVisible();
  },
};

/** A group without actions is left out, with its line. */
export const BadInput: Story = {
  tags: ['!dev', '!autodocs'],
  args: { groups: [{ id: 'none', items: [] }, ...GROUPS.slice(1)] },
  play: async (context) => {
    await open(context);
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await expect(screen.queryByRole('separator')).toBeNull();
  },
};

export const InAnotherTheme: Story = {
  decorators: [
    (Story) => (
      <div data-theme="black" style={{ padding: 24, backgroundColor: 'var(--ui-color-bg-canvas)' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menu').closest('[data-theme]')).toHaveAttribute('data-theme', 'black');
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'one',
        items: [
          {
            id: 'one',
            label: 'Copy the address that this deposit has to be paid to within the next fifteen minutes',
            description: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdqbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
          },
        ],
      },
    ],
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menu').offsetWidth).toBeLessThanOrEqual(384);
  },
};

/** At the right edge it has its full width immediately; it does not grow while its position is computed. */
export const RightToLeft: Story = {
  args: {
    children: <Button>المزيد</Button>,
    groups: [
      {
        id: 'one',
        items: [
          {
            id: 'copy',
            label: 'نسخ العنوان',
            description: 'يظهر الإيصال بعد تأكيد الإيداع من قبل المشغّل',
            icon: <CopyIcon />,
          },
          { id: 'cancel', label: 'إلغاء الإيداع', icon: <TrashIcon />, tone: 'negative' },
        ],
      },
    ],
  },
  globals: { locale: 'ar-AE' },
  play: open,
};

/** [DS-2] Every kind of action, the first one active, which is visible in forced colours too (U-1). */
export const Matrix: Story = {
  tags: ['vrt'],
  args: { groups: GROUPS.map((group) => ({ ...group, title: group.id === 'use' ? 'This deposit' : 'No way back' })) },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Home}');
    const [active, other] = screen.getAllByRole('menuitem');
    await waitFor(() => expect(active).toHaveFocus());
    await expect(getComputedStyle(active!).backgroundColor).not.toBe(getComputedStyle(other!).backgroundColor);
  },
};
