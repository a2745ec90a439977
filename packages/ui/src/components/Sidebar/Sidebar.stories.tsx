import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UserCard } from '../../finance/UserCard/UserCard.tsx';
import { BRANDS } from '../../tokens/brands.ts';
import { CommandButton } from '../CommandPalette/CommandButton.tsx';
import {
  ArrowDownIcon,
  ArrowUpEndIcon,
  ChartIcon,
  DashboardIcon,
  LogOutIcon,
  PlusCircleIcon,
  SettingsIcon,
  UserIcon,
  WalletIcon,
} from '../Icon/icons.ts';
import { type NavGroup, Sidebar } from './Sidebar.tsx';

const MONEY: NavGroup = {
  id: 'money',
  title: 'Money',
  links: [
    { href: '#invest', label: 'Portfolio', icon: <DashboardIcon />, isCurrent: true },
    { href: '#fund-account', label: 'Fund Account', icon: <PlusCircleIcon /> },
  ],
};

const INVEST: NavGroup = {
  id: 'invest',
  title: 'Invest',
  links: [{ href: '#trade-center', label: 'Trade center', icon: <ChartIcon /> }],
};

const ACCOUNT: NavGroup = {
  id: 'account',
  title: 'Account',
  links: [
    { href: '#profile', label: 'My Profile', icon: <UserIcon /> },
    { href: '#settings', label: 'Settings', icon: <SettingsIcon /> },
  ],
};

const meta = {
  component: Sidebar,
  args: {
    brand: BRANDS.keel,
    groups: [MONEY, INVEST, ACCOUNT],
    footLinks: [{ href: '#logout', label: 'Log-Out', icon: <LogOutIcon /> }],
  },
  argTypes: { user: { control: false }, search: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 264, blockSize: 640 }}>
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
      '#fund-account',
      '#trade-center',
      '#profile',
      '#settings',
      '#logout',
    ]);
    const money = within(canvas.getByRole('list', { name: 'Money' }));
    await expect(money.getAllByRole('link').map((link) => link.textContent)).toEqual(['Portfolio', 'Fund Account']);
  },
};

/** One group without a title. */
export const WithoutTitles: Story = { args: { groups: [{ id: 'all', links: [...MONEY.links, ...ACCOUNT.links] }] } };

export const WithUser: Story = {
  args: {
    user: <UserCard firstName="Amelia" lastName="Rosenthal" detail="Starter plan" href="#profile" />,
    search: <CommandButton label="Search" />,
  },
};

/** [SIDE-1] The pages of a section stand below its own link. */
export const SecondLevel: Story = {
  args: {
    groups: [
      { ...MONEY, links: MONEY.links.map((link) => ({ ...link, isCurrent: false })) },
      {
        id: 'crypto',
        title: 'Crypto',
        links: [
          {
            href: '#wallet',
            label: 'Wallet',
            icon: <WalletIcon />,
            links: [
              { href: '#send', label: 'Send', icon: <ArrowUpEndIcon />, isCurrent: true },
              { href: '#receive', label: 'Receive', icon: <ArrowDownIcon /> },
            ],
          },
        ],
      },
      ACCOUNT,
    ],
  },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('list', { name: 'Wallet' }));
    await expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual(['Send', 'Receive']);
    await expect(pages.getByRole('link', { name: 'Send' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Wallet' })).not.toHaveAttribute('aria-current');
  },
};

export const OtherBrand: Story = { args: { brand: BRANDS.tide }, globals: { brand: 'tide' } };

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'long',
        title: 'Everything that concerns the documents of this account',
        links: [
          {
            href: '#a',
            label: 'Everything that can be set and chosen',
            icon: <SettingsIcon />,
            isCurrent: true,
            links: [{ href: '#b', label: 'Aufenthaltsgenehmigungsunterlagen', icon: <UserIcon /> }],
          },
        ],
      },
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
  args: {
    groups: [
      {
        id: 'crypto',
        title: 'العملات المشفرة',
        links: [
          {
            href: '#wallet',
            label: 'المحفظة',
            icon: <WalletIcon />,
            links: [{ href: '#send', label: 'إرسال', icon: <ArrowUpEndIcon />, isCurrent: true }],
          },
        ],
      },
    ],
  },
  globals: { locale: 'ar-AE' },
};

/** With the person, groups and a second level; the current page is marked by more than its colour. */
export const Matrix: Story = { tags: ['vrt'], args: { ...WithUser.args, ...SecondLevel.args } };
