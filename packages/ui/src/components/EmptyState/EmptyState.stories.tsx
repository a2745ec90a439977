import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Button } from '../Button/Button.tsx';
import { ChartIcon } from '../Icon/icons.ts';
import {
  BalanceDrawing,
  DepositsDrawing,
  EntriesDrawing,
  NotFoundDrawing,
  NotificationsDrawing,
  TradesDrawing,
  WalletDrawing,
  WithdrawalsDrawing,
} from './drawings.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No Trade found', children: 'Trades that you make appear here.', icon: <ChartIcon /> },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Trade found' })).toBeVisible();
  },
};

export const Level: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  },
};

/** The drawings of empty lists. */
export const Drawing: Story = {
  render: (args) => (
    <>
      {[
        DepositsDrawing,
        WithdrawalsDrawing,
        TradesDrawing,
        EntriesDrawing,
        NotificationsDrawing,
        BalanceDrawing,
        NotFoundDrawing,
        WalletDrawing,
      ].map((Each, index) => (
        <EmptyState {...args} key={index} drawing={<Each />} />
      ))}
    </>
  ),
};

export const WithAction: Story = { args: { action: <Button>Create active trade</Button> } };

export const TitleOnly: Story = { render: () => <EmptyState title="No Trade found" /> };

export const LongText: Story = {
  args: { title: 'No Trade found between the first and the last day that you chose' },
  render: (args) => (
    <Frame>
      <EmptyState {...args} />
    </Frame>
  ),
};

export const RightToLeft: Story = {
  args: { title: 'لا توجد صفقات', children: 'تظهر صفقاتك هنا.' },
  globals: { locale: 'ar-AE' },
};

/** With all parts, and with only the title. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <>
      <EmptyState {...args} action={<Button>Create active trade</Button>} />
      <EmptyState title="No Trade found" />
    </>
  ),
};
