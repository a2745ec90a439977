import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowUpEndIcon, PlusIcon, SwapIcon, WalletIcon } from '../../components/Icon/icons.ts';
import { QuickAction } from '../../components/QuickAction/QuickAction.tsx';
import { QuickActions } from '../../components/QuickAction/QuickActions.tsx';
import { Frame } from '../../test/Frame.tsx';
import { Balance } from '../Balance/Balance.tsx';
import { BtcEquivalent } from '../BtcEquivalent/BtcEquivalent.tsx';
import { BalanceHero } from './BalanceHero.tsx';

const meta = {
  component: BalanceHero,
  args: {
    welcome: 'Welcome, Ameli',
    label: 'Available balance',
    balance: <Balance cents={1248050} />,
    equivalent: <BtcEquivalent btc={0.129451} rate={96412.18} />,
    actions: (
      <QuickActions>
        <QuickAction label="Deposit" icon={<PlusIcon />} href="#fund-account" isMain />
        <QuickAction label="Withdraw" icon={<ArrowUpEndIcon />} href="#withdraw" />
        <QuickAction label="Send / Receive" icon={<SwapIcon />} />
        <QuickAction label="Buy / Sell" icon={<WalletIcon />} />
      </QuickActions>
    ),
  },
  argTypes: {
    balance: { control: false },
    equivalent: { control: false },
    actions: { control: false },
  },
} satisfies Meta<typeof BalanceHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome, Ameli')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
  },
};

/** On a phone the actions are below the balance, with equal widths. */
export const Phone: Story = {
  render: (args) => (
    <Frame width={358}>
      <BalanceHero {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const [deposit, withdraw] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().width);
    await expect(deposit).toBe(withdraw);
  },
};

export const Loading: Story = { args: { balance: <Balance cents={null} isLoading />, equivalent: null } };

export const Hidden: Story = { args: { balance: <Balance cents={1248050} isHidden /> } };

export const FigureOnly: Story = {
  render: () => <BalanceHero label="Available balance" balance={<Balance cents={0} />} />,
};

export const LongText: Story = {
  args: { balance: <Balance cents={900719925474099312345n} /> },
  render: (args) => (
    <Frame width={288}>
      <BalanceHero {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { welcome: 'مرحبًا، أميلي', label: 'الرصيد المتاح' },
  globals: { locale: 'ar-AE' },
};

/** Wide, and as on a phone. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <>
      <BalanceHero {...args} />
      <Frame width={358}>
        <BalanceHero {...args} />
      </Frame>
    </>
  ),
};
