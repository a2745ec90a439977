import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { name: 'hide', children: 'Hide balances', onChange: fn() },
  decorators: [formWidth],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Hide balances' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const WithDescription: Story = {
  args: { description: 'On every page, until you switch it off.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('On every page, until you switch it off.');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Notifications are blocked in the browser' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Notifications are blocked in the browser');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <Switch {...args}>Off</Switch>
      <Switch {...args} defaultSelected>
        On
      </Switch>
      <Switch {...args} isDisabled>
        Off, disabled
      </Switch>
      <Switch {...args} defaultSelected isDisabled>
        On, disabled
      </Switch>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { children: 'Hide every balance, profit and amount on all pages of this browser until I show them again' },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  args: { children: 'إخفاء الأرصدة', defaultSelected: true },
  globals: { locale: 'ar-AE' },
};
