import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search trades', onChange: fn(), onClear: fn() },
  decorators: [formWidth],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search trades' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'BTC');
    await expect(args.onChange).toHaveBeenLastCalledWith('BTC');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const Placeholder: Story = {
  args: { placeholder: 'BTC / USD' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('placeholder', 'BTC / USD');
  },
};

/**
 * The first Escape empties the field and goes no further; the second one reaches its parent. `onKeyDown` gets every key.
 */
export const EscapeClears: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'BTC', onKeyDown: fn(), onSubmit: fn() },
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it stands for a dialog
    <div onKeyDown={({ key, currentTarget }) => currentTarget.setAttribute('data-heard', key)}>
      <SearchField {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('BTC');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(input.closest('[data-heard]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(input.closest('[data-heard]')).toHaveAttribute('data-heard', 'Escape');
    await expect(args.onKeyDown).toHaveBeenCalledTimes(3);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <SearchField {...args} label="Medium" size="md" />
      <SearchField {...args} label="Large" size="lg" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('searchbox').map(({ offsetHeight }) => offsetHeight)).toEqual([40, 48]);
  },
};

export const Disabled: Story = { args: { defaultValue: 'BTC', isDisabled: true } };

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <SearchField {...args} label="Empty" />
      <SearchField {...args} label="Filled" defaultValue="BTC/USD" />
      <SearchField {...args} label="Disabled" defaultValue="BTC/USD" isDisabled />
    </Stack>
  ),
};

export const LongText: Story = {
  args: { defaultValue: 'everything that was traded between the beginning of the year and today' },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { label: 'البحث في الصفقات', defaultValue: 'بيتكوين' },
  globals: { locale: 'ar-AE' },
};
