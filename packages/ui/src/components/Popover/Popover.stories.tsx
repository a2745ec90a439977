import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { framed } from '../../docs/framed.ts';
import { openedBy } from '../../test/Opened.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/index.ts';
import { NotificationCard } from '../NotificationCard/NotificationCard.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  parameters: framed(280),
  args: { label: 'Filter deposits', children: <TextField label="Method" /> },
  argTypes: { children: { control: false } },
  render: (args) => (
    <div style={{ minBlockSize: 240 }}>
      <DialogTrigger>
        <Button tone="neutral" appearance="outline">
          Filter
        </Button>
        <Popover {...args} />
      </DialogTrigger>
    </div>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Filter|تصفية/ }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

/** Escape closes it and returns the focus. */
export const Default: Story = {
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('dialog', { name: 'Filter deposits' })).toContainElement(
      screen.getByRole('textbox', { name: 'Method' }),
    );
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

/** Pressing outside closes it. */
export const PressOutside: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    await context.userEvent.pointer({ target: document.body, keys: '[MouseLeft]', coords: { x: 4, y: 4 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** It has the theme of the part of the page it was opened in. */
export const InAnotherTheme: Story = {
  decorators: [
    openedBy('button'),
    (Story) => (
      <div data-theme="black" style={{ padding: 24, backgroundColor: 'var(--ui-color-bg-canvas)' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.closest('[data-theme]')).toHaveAttribute('data-theme', 'black');
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 40 }, (_, line) => (
          <Text key={line}>A line of the terms that goes on for a while and then for a while longer.</Text>
        ))}
      </Stack>
    ),
  },
  decorators: [openedBy('button')],
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() =>
      expect(screen.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
    // Whether it scrolls is known after its first layout.
    await waitFor(() => expect(screen.getByRole('dialog').firstElementChild).toHaveAttribute('tabindex', '0'));
  },
};

export const RightToLeft: Story = {
  args: { label: 'تصفية الإيداعات', children: <Text>الطريقة</Text> },
  globals: { locale: 'ar-AE' },
  render: (args) => (
    <DialogTrigger>
      <Button>تصفية</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
  play: open,
};

/** Open, with text and a control. */
export const Matrix: Story = {
  tags: ['vrt'],
  args: {
    children: (
      <Stack>
        <Text>Only deposits that match are shown.</Text>
        <TextField label="Method" />
        <Button size="sm">Show</Button>
      </Stack>
    ),
  },
  play: open,
};

/** Rows from edge to edge, such as the latest notifications. */
export const Rows: Story = {
  args: {
    label: 'Notifications',
    layout: 'rows',
    children: (
      <>
        <NotificationCard appearance="row" title="Deposit confirmed" message="$2,000.00 is in your balance." />
        <NotificationCard appearance="row" title="Identity verified" message="Your identity was verified." />
      </>
    ),
  },
  decorators: [openedBy('button')],
  play: async () => {
    const row = await screen.findByRole('article', { name: 'Deposit confirmed' });
    await expect(row.offsetWidth).toBe(screen.getByRole('dialog').offsetWidth);
  },
};

/** Open from the start. */
export const Open: Story = {
  render: function Render(args) {
    const opener = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Button tone="neutral" appearance="outline" ref={opener}>
          Filter
        </Button>
        <Popover {...args} triggerRef={opener} defaultOpen />
      </>
    );
  },
};
