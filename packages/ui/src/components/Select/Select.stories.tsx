import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectDistinguishable } from '../../test/expectDistinguishable.ts';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';

const METHODS = ['Bitcoin', 'Etheruem', 'Xrp', 'Solana', 'Usdt(solana)', 'Bnb', 'Dodge', 'Gcash'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = {
  component: Select,
  args: { label: 'Payment method', name: 'mode', options: METHODS, onChange: fn() },
  decorators: [formWidth],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Payment method/ });
    await expect(button).toHaveTextContent('Select');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Solana' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('solana');
    await expect(button).toHaveTextContent('Solana');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Select {...args} label="Medium" size="md" />
      <Select {...args} label="Large" size="lg" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [medium, large] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height);
    await expect(Number(large)).toBeGreaterThan(Number(medium));
  },
};

/** For a filter whose options say what they are. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true, defaultValue: 'solana' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Payment method/ })).toHaveTextContent('Solana');
    await expect(canvas.getByText('Payment method').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Described: Story = {
  args: { description: 'You pay from your own wallet.', placeholder: 'Choose one', isOptional: true, size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      expect.stringContaining('You pay from your own wallet.'),
    );
    await expect(canvas.getByText('(optional)')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveTextContent('Choose one');
  },
};

/**
 * [DS-2] Left open, so that axe and the pictures cover the list too: the selected option, and the active one below it
 * (U-1).
 */
export const Open: Story = {
  tags: ['vrt'],
  args: { defaultValue: 'bitcoin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bitcoin' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const [chosen, active, other] = screen.getAllByRole('option');
    await waitFor(() => expect(active).toHaveFocus());
    await expectDistinguishable(chosen, active, other);
  },
};

export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'bitcoin' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'Bitcoin' })).toHaveFocus();
    await userEvent.keyboard('g{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('gcash');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** While closed, left and right arrows and letters select, as in a native select. */
export const KeysWhileClosed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'bitcoin' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('etheruem');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('bitcoin');
    await userEvent.keyboard('so');
    await expect(args.onChange).toHaveBeenLastCalledWith('solana');
    await expect(canvas.getByRole('button')).toHaveTextContent('Solana');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

const expectClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** Choosing the same option again and Escape both close the list without a change. */
export const NoChange: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'xrp' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Xrp', selected: true }));
    await expectClosed();
    await userEvent.click(button);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveTextContent('Xrp');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A press outside of the open list closes it without a change. */
export const PressOutside: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'xrp' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('listbox');
    await userEvent.pointer({ target: document.body, keys: '[MouseLeft]', coords: { x: 2, y: 2 } });
    await expectClosed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(button).toHaveTextContent('Xrp');
  },
};

/** What a screen reader announces: label and selection, the description, that a list opens, whether it is open, and its options. */
export const ScreenReader: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'xrp', description: 'You pay from your own wallet.' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName(/Xrp.*Payment method|Payment method.*Xrp/);
    await expect(button).toHaveAccessibleDescription(/You pay from your own wallet/);
    await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const list = await screen.findByRole('listbox');
    await expect(list).toHaveAccessibleName(/Payment method/);
    await expect(screen.getAllByRole('option')).toHaveLength(METHODS.length);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Xrp');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  },
};

/** A press on a select without options does nothing; options that arrive later can be chosen. */
export const NoOptions: Story = {
  render: function Render(args) {
    const [options, setOptions] = useState<typeof METHODS>([]);
    return (
      <Stack>
        <Select {...args} options={options} />
        <Button tone="neutral" appearance="soft" onPress={() => setOptions(METHODS)}>
          Options arrive
        </Button>
      </Stack>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Payment method/ });
    await userEvent.click(button);
    await expect(screen.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Options arrive' }));
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Solana' }));
    await expect(args.onChange).toHaveBeenCalledWith('solana');
  },
};

/** On the smallest phone: a tap opens it, more options than fit on the screen scroll inside the list, and a tap selects one. */
export const OnAPhone: Story = {
  args: { options: Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Method ${index}` })) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const last = screen.getByRole('option', { name: 'Method 39' });
    last.scrollIntoView({ block: 'nearest' });
    await userEvent.pointer({ keys: '[TouchA]', target: last });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('39'));
    await expectClosed();
  },
};

/** It is submitted with its form, and reset with it. Pressing the label does not open it. */
export const InAForm: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'xrp' },
  render: (args) => (
    <form aria-label="Payment">
      <Select {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).get('mode');
    await expect(sent()).toBe('xrp');
    await userEvent.click(canvas.getByText('Payment method'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Payment method/ })).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(sent()).toBe('solana'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toBe('xrp'));
  },
};

/** The list has the theme of the part of the page it was opened in. */
export const InAnotherTheme: Story = {
  decorators: [
    (Story) => (
      <div data-theme="black" style={{ padding: 24, backgroundColor: 'var(--ui-color-bg-canvas)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    await expect(list.closest('[data-theme]')).toHaveAttribute('data-theme', 'black');
    await userEvent.keyboard('{Escape}');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Please select the mode of deposit', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Please select the mode of deposit/);
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'gcash' } };

export const LongText: Story = {
  args: {
    options: [{ value: 'a', label: 'A name of a method of payment that is far too long for one line of the list' }],
    defaultValue: 'a',
  },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  args: { label: 'طريقة الدفع', options: [{ value: 'a', label: 'بيتكوين' }] },
  globals: { locale: 'ar-AE' },
};

/** Closed in each state; the story Open shows the list. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <Select {...args} label="Empty" />
      <Select {...args} label="Chosen" defaultValue="gcash" />
      <Select {...args} label="Wrong" errorMessage="Please select the mode of deposit" />
      <Select {...args} label="Not possible" defaultValue="gcash" isDisabled />
    </Stack>
  ),
};
