import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { expectDistinguishable } from '../../test/expectDistinguishable.ts';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { CurrencyPicker } from './CurrencyPicker.tsx';

const meta = {
  component: CurrencyPicker,
  args: { label: 'Currency', name: 'currency', value: 'USD', onChange: fn() },
  argTypes: { currencies: { control: false } },
  decorators: [formWidth],
} satisfies Meta<typeof CurrencyPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /currency/i }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
};

/** The number of options, as the last row states it, without the popular ones. */
const offered = () => Number(screen.getAllByRole('option').at(-1)?.getAttribute('aria-setsize'));

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Announcements wait until typing pauses. */
const LONG_TIMEOUT = { timeout: 10_000 };

/** [CUR-1] About 160 by name and code; Select is enabled by a choice, then gives name and code. */
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
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ code: 'JPY', name: 'Japanese Yen' });
    await expectClosed();
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

/** [CUR-1] While a choice is saved, the dialog does not open, and the field keeps the focus. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: /^Currency USD · US Dollar/ });
    field.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(field);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('progressbar', { name: 'Working' })).toBeVisible();
  },
};

/** [CUR-1] By keyboard only: while typing the first match is active, and Enter selects it and closes (U-7). */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    const { args, canvas, userEvent } = context;
    const search = screen.getByRole('searchbox');
    await expect(search).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('swiss');
    const row = screen.getByRole('option', { name: /Swiss Franc/ });
    await expect(search).toHaveAttribute('aria-activedescendant', row.id);
    await expect(screen.getByRole('button', { name: 'Select' })).toBeDisabled();
    pressEnter();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ code: 'CHF', name: 'Swiss Franc' });
    await expectClosed();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/**
 * Enter as the browser sends it. The test library's Enter runs inside React's `act`, which ends before the closing
 * dialog is removed and reports that as an error.
 */
function pressEnter(): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}

/** The active row, as the field states it. */
const activeRow = () =>
  document.getElementById(screen.getByRole('searchbox').getAttribute('aria-activedescendant') ?? '');

/** [CUR-1] Arrow and page keys move through the list while the focus stays in the field; Home and End move the caret. */
export const ThroughTheList: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    const { args, userEvent } = context;
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await userEvent.keyboard('dollar');
    const all = screen.getAllByRole('option');
    await expect(activeRow()).toBe(all[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(activeRow()).toBe(all[1]);
    await userEvent.keyboard('{PageDown}');
    await expect(all.indexOf(activeRow()!)).toBeGreaterThan(3);
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(activeRow()).toBe(all[0]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeRow()).toBe(all[0]);
    await userEvent.keyboard('{Home}');
    await expect(search.selectionStart).toBe(0);
    await userEvent.keyboard('{End}');
    await expect(search.selectionStart).toBe(6);
    await expect(activeRow()).toBe(all[0]);
    await expect(search).toHaveFocus();
    // Another letter starts at the first match again.
    await userEvent.keyboard('{ArrowDown}{Backspace}');
    await expect(activeRow()).toBe(screen.getAllByRole('option')[0]);
    // The first Escape empties the field, the second one closes: nothing was chosen.
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(activeRow()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** [CUR-1] When typing pauses, the number of matches is announced; the live region exists before (U-7). */
export const SaysHowMany: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    const { userEvent } = context;
    const region = screen.getByRole('status');
    await expect(region).toHaveTextContent('');
    const announcements = new Set<string>();
    new MutationObserver(() => announcements.add(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    await userEvent.keyboard('krona');
    await waitFor(() => expect(region).toHaveTextContent('2 currencies found'), LONG_TIMEOUT);
    await userEvent.keyboard(' ice');
    await waitFor(() => expect(region).toHaveTextContent('1 currency found'), LONG_TIMEOUT);
    await userEvent.keyboard('zz');
    await waitFor(() => expect(region).toHaveTextContent('Nothing matches'));
    // Not one announcement for each letter.
    await expect([...announcements]).toEqual(['2 currencies found', '1 currency found', 'Nothing matches']);
  },
};

/** The list can be focused and scrolls with the active row. */
export const InTheList: Story = {
  tags: ['!dev', '!autodocs'],
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
    await expect(context.args.onChange).not.toHaveBeenCalled();
    await context.userEvent.keyboard('{Home}{ArrowDown}');
    await expect(list).toHaveFocus();
    const second = screen.getAllByRole('option')[1]!;
    await expect(list).toHaveAttribute('aria-activedescendant', second.id);
    // Typed letters continue in the search field, as in any list with typeahead.
    await context.userEvent.keyboard('yen');
    await expect(screen.getByRole('searchbox')).toHaveValue('yen');
    await context.userEvent.tab();
    pressEnter();
    await expect(context.args.onChange).toHaveBeenCalledWith({ code: 'JPY', name: 'Japanese Yen' });
    await expectClosed();
  },
};

/** [CUR-1] Pressing a row only marks it: the dialog stays open, and the button gives the last choice. */
export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    const { args, userEvent } = context;
    await userEvent.click(screen.getByRole('option', { name: /Euro/ }));
    await userEvent.click(screen.getByRole('option', { name: /Japanese Yen/ }));
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Japanese Yen');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ code: 'JPY', name: 'Japanese Yen' });
    await expectClosed();
  },
};

/** [CUR-1] On the smallest phone: touching a row marks it, and the button is visible below the list. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await userEvent.keyboard('franc');
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('option', { name: /Swiss Franc/ }) });
    const select = screen.getByRole('button', { name: 'Select' });
    await expect(select).toBeEnabled();
    await waitFor(() => expect(select.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.pointer({ keys: '[TouchA]', target: select });
    await expect(args.onChange).toHaveBeenCalledWith({ code: 'CHF', name: 'Swiss Franc' });
    await expectClosed();
  },
};

/** [CUR-1] The list can be scrolled to its last row. */
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

const rendered = fn();

/** Resolves after the next frame is painted. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** [CUR-1] A key press renders at most once per frame, with 160 currencies as with few. */
export const OneRenderPerKey: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <Profiler id="picker" onRender={rendered}>
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
      rendered.mockClear();
      await context.userEvent.keyboard(key);
      await frame();
      await expect(rendered, `renders after ${key}`).toHaveBeenCalledOnce();
      // The count is announced later by a separate render, which must not count towards the next key.
      const announced = offered() === all ? '' : `${offered()}`;
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(announced), LONG_TIMEOUT);
    }
    await expect(offered()).toBe(all);
  },
};

/**
 * [DS-2] Left open, so that axe and the pictures cover the list too: the selected row, and the active one below it (U-1).
 */
export const Open: Story = {
  tags: ['vrt'],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [chosen, active, other] = screen.getAllByRole('option');
    await waitFor(() => expect(active).toHaveAttribute('data-focused', 'true'));
    await expectDistinguishable(chosen, active, other);
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

/** Without any currencies the dialog says that nothing matches, and 'Select' stays disabled. */
export const NoCurrencies: Story = {
  args: { currencies: [], value: null },
  play: async (context) => {
    await open(context);
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing matches');
    await context.userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.getByRole('button', { name: 'Select' })).toBeDisabled();
    await expect(context.args.onChange).not.toHaveBeenCalled();
  },
};

/** A choice that was not confirmed is discarded. */
export const Dismissed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('option', { name: /Euro/ }));
    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed();
    await expect(context.args.onChange).not.toHaveBeenCalled();
    await open(context);
    await expect(screen.getByRole('button', { name: 'Select' })).toBeDisabled();
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
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
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'البحث عن عملة' })).toHaveFocus());
    await userEvent.keyboard('درهم');
    const [first, second] = screen.getAllByRole('option');
    await expect(activeRow()).toBe(first);
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeRow()).toBe(second);
    await waitFor(
      () => expect(screen.getByRole('status')).toHaveTextContent(/^عدد العملات المطابقة: \d+$/),
      LONG_TIMEOUT,
    );
    await userEvent.keyboard('{ArrowUp}');
    pressEnter();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expectClosed();
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
