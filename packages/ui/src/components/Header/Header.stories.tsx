import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { CountBadge } from '../Badge/CountBadge.tsx';
import { Button } from '../Button/Button.tsx';
import { CommandButton } from '../CommandPalette/CommandButton.tsx';
import { BellIcon, EyeIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Header } from './Header.tsx';

const meta = {
  component: Header,
  args: {
    title: 'Dashboard',
    actions: (
      <>
        <IconButton label="Hide amounts" icon={<EyeIcon />} />
        <CountBadge count={2}>
          <IconButton label="Notifications, 2 unread" icon={<BellIcon />} />
        </CountBadge>
      </>
    ),
  },
  argTypes: { search: { control: false }, actions: { control: false } },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Outside an AppShell there is no menu to open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveAttribute('tabindex', '-1');
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
};

/** After a navigation the focus moves to the title of the page. */
export const FocusOnTitle: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const title = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <Header {...args} titleRef={title} />
        <Button onPress={() => title.current?.focus()}>Go</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const TitleOnly: Story = { render: () => <Header title="Dashboard" /> };

/** From 768 px; narrower windows have it in the Sidebar. */
export const WithSearch: Story = { args: { search: <CommandButton label="Search" shortcut="Ctrl K" /> } };

export const WithWords: Story = { args: { actions: <Badge>Read only</Badge> } };

export const LongText: Story = {
  args: { title: 'Everything that happened in this account' },
  render: (args) => (
    <Frame width={320}>
      <Header {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { args: { title: 'لوحة التحكم' }, globals: { locale: 'ar-AE' } };

/** With actions, with text, with only the title. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <>
      <Header {...args} />
      <article>
        <Header title="Portfolio" actions={<Badge>Read only</Badge>} />
      </article>
      <article>
        <Header title="Settings" />
      </article>
    </>
  ),
};
