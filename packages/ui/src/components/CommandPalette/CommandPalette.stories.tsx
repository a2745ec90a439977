import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { framed } from '../../docs/framed.ts';
import { openedBy } from '../../test/Opened.tsx';
import {
  ChartIcon,
  DashboardIcon,
  EyeOffIcon,
  LogOutIcon,
  MoonIcon,
  PlusCircleIcon,
  SettingsIcon,
} from '../Icon/icons.ts';
import { CommandButton } from './CommandButton.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import type { CommandGroup } from './types.ts';

const chosen = fn();

const GROUPS: readonly CommandGroup[] = [
  {
    id: 'pages',
    title: 'Pages',
    commands: [
      { id: 'portfolio', label: 'Portfolio', icon: <DashboardIcon />, detail: 'Current', href: '#invest' },
      { id: 'deposit', label: 'Deposit', keywords: 'top up', icon: <PlusCircleIcon />, href: '#fund-account' },
      { id: 'trades', label: 'Trade center', icon: <ChartIcon />, href: '#trade-center' },
      { id: 'settings', label: 'Settings', icon: <SettingsIcon />, href: '#settings' },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    commands: [
      { id: 'hide', label: 'Hide amounts', icon: <EyeOffIcon />, onAction: () => chosen('hide') },
      { id: 'dark', label: 'Switch to the dark theme', icon: <MoonIcon />, onAction: () => chosen('dark') },
      { id: 'out', label: 'Log out', icon: <LogOutIcon />, onAction: () => chosen('out') },
    ],
  },
];

const meta = {
  component: CommandPalette,
  subcomponents: { CommandButton },
  parameters: framed(560),
  args: { label: 'Search pages and actions', groups: GROUPS },
  argTypes: { isOpen: { control: false } },
  render: function Render(args: CommandPaletteProps) {
    const [isOpen, setOpen] = useState(false);
    return (
      <div style={{ maxInlineSize: 240 }}>
        <CommandButton label="Search" shortcut="Ctrl K" onPress={() => setOpen(true)} />
        <CommandPalette {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </div>
    );
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
};

/** The active command, which is read while the focus stays in the field. */
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('dialog', { name: 'Search pages and actions' })).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Search pages and actions' })).toHaveValue('');
    const actions = within(screen.getByRole('group', { name: 'Actions' }));
    await expect(actions.getAllByRole('option').map((item) => item.textContent)).toEqual([
      'Hide amounts',
      'Switch to the dark theme',
      'Log out',
    ]);
  },
};

/** A press runs a command and closes the palette; the focus returns to the button. */
export const Press: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('option', { name: 'Switch to the dark theme' }));
    await expect(chosen).toHaveBeenLastCalledWith('dark');
    await expectClosed();
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

/** The arrow keys move through the list from the field, across groups. */
export const Arrows: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    await expect(active()).toBeNull();
    await context.userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('PortfolioCurrent'));
    await context.userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toBe('Log out'));
    await expect(screen.getByRole('combobox')).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith('out');
    await expectClosed();
  },
};

/** Nothing matches. Typing is tested in the app's browser journeys. */
export const Empty: Story = {
  args: { groups: [] },
  decorators: [openedBy('button')],
  play: async () => {
    await waitFor(() => expect(screen.getByText('No results')).toBeVisible());
  },
};

export const Closes: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed();
    await open(context);
    await context.userEvent.pointer({ target: document.body, keys: '[MouseLeft]', coords: { x: 4, y: 4 } });
    await expectClosed();
  },
};

/** The button shows the shortcut, and is busy while the palette loads. */
export const Buttons: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 240 }}>
      <CommandButton label="Search" shortcut="⌘ K" />
      <CommandButton label="Search pages" />
      <CommandButton isPending label="Search slowly" shortcut="Ctrl K" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search ⌘ K' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Search slowly/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: {
    label: 'Search all pages, actions, settings and documents of this account and of its wallet',
    groups: [
      {
        id: 'long',
        title: 'Everything that can be reached from here in one step',
        commands: [
          {
            id: 'long',
            label: 'Copy the address that this deposit has to be paid to within the next fifteen minutes',
            detail: 'Aufenthaltsgenehmigung',
            icon: <SettingsIcon />,
          },
          ...Array.from({ length: 30 }, (_, line) => ({ id: `${line}`, label: `Page ${line}` })),
        ],
      },
    ],
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
};

/** On the smallest phone it is as wide as the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    await open(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'البحث في الصفحات والإجراءات',
    groups: [
      {
        id: 'pages',
        title: 'الصفحات',
        commands: [
          { id: 'deposit', label: 'إيداع', icon: <PlusCircleIcon />, href: '#fund-account' },
          { id: 'settings', label: 'الإعدادات', icon: <SettingsIcon />, detail: 'الحالية', href: '#settings' },
        ],
      },
    ],
  },
  globals: { locale: 'ar-AE' },
  play: open,
};

/** Open, with the first command active. */
export const Matrix: Story = {
  tags: ['vrt'],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('PortfolioCurrent'));
    const [first, second] = screen.getAllByRole('option');
    await expect(getComputedStyle(first!).backgroundColor).not.toBe(getComputedStyle(second!).backgroundColor);
  },
};
