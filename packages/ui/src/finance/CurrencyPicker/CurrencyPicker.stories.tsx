import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { expectToldApart } from '../../test/expectToldApart.ts';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { CurrencyPicker } from './CurrencyPicker.tsx';

const meta = {
  component: CurrencyPicker,
  args: { label: 'Currency', name: 'currency', value: 'USD', onSelect: fn() },
  argTypes: { currencies: { control: false } },
  decorators: [formWidth],
} satisfies Meta<typeof CurrencyPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /currency/i }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
};

/** How many there are to choose from by what the last row says of itself, the popular ones aside. */
const offered = () => Number(screen.getAllByRole('option').at(-1)?.getAttribute('aria-setsize'));

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** [CUR-1] About 160 by name and code; Select waits for a choice, then gives name and code. */
export const Default: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByRole('button', { name: 'Currency USD · US Dollar' })).toBeVisible();
    await open(context);
    await expect(offered()).toBeGreaterThan(150);
    const select = screen.getByRole('button', { name: 'Select' });
    await expect(select).toBeDisabled();
    await userEvent.type(screen.getByRole('searchbox'), 'yen');
    await expect(screen.getAllByRole('option').length).toBeLessThan(5);
    await userEvent.click(screen.getByRole('option', { name: /Japanese Yen/ }));
    await expect(screen.getByRole('option', { name: /Japanese Yen/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(select);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith({ code: 'JPY', name: 'Japanese Yen' });
    await gone();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Described: Story = {
  args: { description: 'The ledger stays in dollars.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The ledger stays in dollars.')).toBeVisible();
  },
};

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(optional)')).toBeVisible();
  },
};

/** [CUR-1] By keyboard alone: the focus stays in the field, the arrows go through the list. */
export const Keyboard: Story = {
  play: async (context) => {
    await open(context);
    const { args, userEvent } = context;
    await userEvent.keyboard('swiss{ArrowDown}');
    const row = screen.getByRole('option', { name: /Swiss Franc/ });
    await expect(screen.getByRole('searchbox')).toHaveAttribute('aria-activedescendant', row.id);
    await userEvent.keyboard('{Enter}');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    screen.getByRole('button', { name: 'Select' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ code: 'CHF', name: 'Swiss Franc' });
    await gone();
  },
};

/** The list takes the focus itself and scrolls along. */
export const InTheList: Story = {
  play: async (context) => {
    await open(context);
    const list = screen.getByRole('listbox');
    list.focus();
    const drawnFirst = screen.getAllByRole('option').length;
    await expect(drawnFirst).toBeLessThan(40);
    await context.userEvent.keyboard('{End}');
    const last = screen.getAllByRole('option').at(-1)!;
    await expect(last).toHaveAttribute('aria-posinset', `${offered()}`);
    await expect(list).toHaveAttribute('aria-activedescendant', last.id);
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom + 1),
    );
    await context.userEvent.keyboard(' ');
    await expect(last).toHaveAttribute('aria-selected', 'true');
  },
};

/** [CUR-1] Scrolled, the list goes on to its last row. */
export const Scrolled: Story = {
  play: async (context) => {
    await open(context);
    const list = screen.getByRole('listbox');
    list.scrollTop = list.scrollHeight;
    await waitFor(() => {
      list.scrollTop = list.scrollHeight;
      return expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-posinset', `${offered()}`);
    });
    await expect(offered()).toBeGreaterThan(150);
  },
};

const drawn = fn();

/** Resolves after the next frame is painted. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** [CUR-1] A key draws once, with 160 currencies as with few: never more than once a frame. */
export const OneDrawingAKey: Story = {
  decorators: [
    (Story) => (
      <Profiler id="picker" onRender={drawn}>
        <Story />
      </Profiler>
    ),
  ],
  play: async (context) => {
    await open(context);
    const all = offered();
    await expect(all).toBeGreaterThan(150);
    for (const key of ['e', 'u', 'r', '{Backspace}', '{Backspace}', '{Backspace}', '{ArrowDown}', '{ArrowDown}']) {
      await frame();
      drawn.mockClear();
      await context.userEvent.keyboard(key);
      await frame();
      await expect(drawn, `drawings after ${key}`).toHaveBeenCalledOnce();
    }
    await expect(offered()).toBe(all);
  },
};

/** [DS-2] Left open, so that axe and the pictures see the list too: the chosen one, and the active one below it (U-1). */
export const Open: Story = {
  tags: ['vrt'],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [chosen, active, other] = screen.getAllByRole('option');
    await waitFor(() => expect(active).toHaveAttribute('data-focused', 'true'));
    await expectToldApart(chosen, active, other);
  },
};

export const FindsNothing: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('zzzz{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByText('Nothing matches')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Select' })).toBeDisabled();
  },
};

/** A choice that was not confirmed is forgotten. */
export const Dismissed: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('option', { name: /Euro/ }));
    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    await expect(context.args.onSelect).not.toHaveBeenCalled();
    await open(context);
    await expect(screen.getByRole('button', { name: 'Select' })).toBeDisabled();
  },
};

export const Impossible: Story = {
  args: { value: '???', currencies: [{ code: '???', name: 'Lost' }], popular: ['NOPE'] },
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByRole('option', { name: /Lost/ })).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { value: null, errorMessage: 'Select a currency' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Currency Select' })).toHaveAccessibleDescription(
      'Select a currency',
    );
  },
};

export const LongText: Story = {
  args: { label: 'The currency in which amounts are shown on every page', value: 'BAM' },
  decorators: [narrow],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('bosnia');
    await waitFor(() => expect(screen.getByRole('option', { name: /Convertible/ })).toBeVisible());
  },
};

export const RightToLeft: Story = {
  args: { label: 'العملة', value: 'AED' },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'البحث عن عملة' })).toHaveFocus());
    await userEvent.keyboard('درهم');
    await expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <CurrencyPicker {...args} label="None" value={null} />
      <CurrencyPicker {...args} label="Medium" size="md" />
      <CurrencyPicker {...args} label="Invalid" value={null} errorMessage="Select a currency" />
      <CurrencyPicker {...args} label="Disabled" isDisabled />
    </Stack>
  ),
};
