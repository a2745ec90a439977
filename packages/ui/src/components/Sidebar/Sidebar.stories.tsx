import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UserCard } from '../../finance/UserCard/UserCard.tsx';
import { BRANDS } from '../../tokens/brands.ts';
import { DashboardIcon, LogOutIcon, PlusCircleIcon, SettingsIcon, UserIcon } from '../Icon/icons.ts';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  component: Sidebar,
  args: {
    brand: BRANDS.keel,
    links: [
      { href: '#invest', label: 'Portfolio', icon: <DashboardIcon />, isCurrent: true },
      { href: '#profile', label: 'My Profile', icon: <UserIcon /> },
      { href: '#fund-account', label: 'Fund Account', icon: <PlusCircleIcon /> },
    ],
    footLinks: [
      { href: '#settings', label: 'Settings', icon: <SettingsIcon /> },
      { href: '#logout', label: 'Log-Out', icon: <LogOutIcon /> },
    ],
  },
  argTypes: { user: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 264, blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'My Profile' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#invest',
      '#profile',
      '#fund-account',
      '#settings',
      '#logout',
    ]);
  },
};

export const WithUser: Story = {
  args: { user: <UserCard firstName="Amelia" lastName="Rosenthal" detail="Starter plan" /> },
};

export const OtherBrand: Story = { args: { brand: BRANDS.tide }, globals: { brand: 'tide' } };

export const LongText: Story = {
  args: {
    links: [
      { href: '#a', label: 'Everything that can be set and chosen', icon: <SettingsIcon />, isCurrent: true },
      { href: '#b', label: 'Aufenthaltsgenehmigungsunterlagen', icon: <UserIcon /> },
    ],
  },
};

/** In a low window the links scroll. */
export const Low: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: 200, overflow: 'hidden' }}>
        <div style={{ blockSize: 200 }}>
          <Story />
        </div>
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: { links: [{ href: '#invest', label: 'المحفظة', icon: <DashboardIcon />, isCurrent: true }] },
  globals: { locale: 'ar-AE' },
};

/** With the person; the current page is marked by more than its colour. */
export const Matrix: Story = {
  tags: ['vrt'],
  args: { user: <UserCard firstName="Amelia" lastName="Rosenthal" detail="Starter plan" /> },
};
