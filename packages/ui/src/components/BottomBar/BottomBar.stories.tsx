import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { ChartIcon, HomeIcon, PlusCircleIcon, WalletIcon } from '../Icon/icons.ts';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  component: BottomBar,
  args: {
    links: [
      { href: '#invest', label: 'Dashboard', icon: <HomeIcon />, isCurrent: true },
      { href: '#fund-account', label: 'Deposit', icon: <PlusCircleIcon /> },
      { href: '#trade-center', label: 'Trades', icon: <ChartIcon /> },
      { href: '#wallet', label: 'Wallet', icon: <WalletIcon /> },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width={390}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Without a More button, when the drawer has no further links. */
export const WithoutMore: Story = {
  args: { hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  globals: { locale: 'es-ES' },
  args: {
    links: [
      { href: '#a', label: 'Configuración', icon: <HomeIcon /> },
      { href: '#b', label: 'Depositar fondos', icon: <PlusCircleIcon /> },
      { href: '#c', label: 'Operaciones', icon: <ChartIcon /> },
      { href: '#d', label: 'Cartera', icon: <WalletIcon /> },
    ],
  },
};

export const RightToLeft: Story = {
  args: { links: [{ href: '#invest', label: 'لوحة التحكم', icon: <HomeIcon />, isCurrent: true }] },
  globals: { locale: 'ar-AE' },
};

/** The current page is marked by more than its colour. */
export const Matrix: Story = {
  tags: ['vrt'],
};
