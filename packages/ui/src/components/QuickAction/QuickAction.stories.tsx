import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { ArrowUpEndIcon, PlusIcon, SwapIcon, WalletIcon } from '../Icon/icons.ts';
import { QuickAction } from './QuickAction.tsx';
import { QuickActions } from './QuickActions.tsx';

const meta = {
  component: QuickAction,
  args: { label: 'Buy / Sell', icon: <WalletIcon />, onPress: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof QuickAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The icon and the label are one target. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Buy / Sell'));
    await expect(args.onPress).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Buy / Sell' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const AsLink: Story = {
  args: { label: 'Deposit', icon: <PlusIcon />, href: '#fund-account', isMain: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '#fund-account');
  },
};

/** While it is pending, presses are ignored. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Buy \/ Sell/ }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

const row = (
  <QuickActions>
    <QuickAction label="Deposit" icon={<PlusIcon />} href="#fund-account" isMain />
    <QuickAction label="Withdraw" icon={<ArrowUpEndIcon />} href="#withdraw" />
    <QuickAction label="Send / Receive" icon={<SwapIcon />} />
    <QuickAction label="Buy / Sell" icon={<WalletIcon />} />
  </QuickActions>
);

/** In columns of equal width. */
export const InARow: Story = {
  render: () => <Frame width={358}>{row}</Frame>,
  play: async ({ canvas }) => {
    const [deposit, withdraw] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().width);
    await expect(deposit).toBe(withdraw);
  },
};

export const LongText: Story = {
  render: (args) => (
    <Frame width={288}>
      <QuickActions>
        {['Depositar fondos', 'Retirar', 'Enviar y recibir', 'Anticonstitutionnellement'].map((label) => (
          <QuickAction key={label} {...args} label={label} />
        ))}
      </QuickActions>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { args: { label: 'إيداع' }, globals: { locale: 'ar-AE' } };

/** The row, and a pending action. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, inlineSize: 420 }}>
      {row}
      <QuickActions>
        <QuickAction {...args} isPending />
        <QuickAction {...args} isMain />
      </QuickActions>
    </div>
  ),
};
