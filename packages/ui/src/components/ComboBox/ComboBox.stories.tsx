import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectDistinguishable } from '../../test/expectDistinguishable.ts';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ComboBox } from './ComboBox.tsx';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const COUNTRIES = letters
  .flatMap((first) => letters.map((second) => `${first}${second}`))
  .flatMap((code) => {
    const label = names.of(code);
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    return label === undefined || !isCurrent ? [] : [{ value: code, label, keywords: code }];
  })
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

const meta = {
  component: ComboBox,
  args: { label: 'Country', name: 'country', autoComplete: 'country-name', options: COUNTRIES, onChange: fn() },
  argTypes: { options: { control: false } },
  decorators: [formWidth],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [SIGNUP-1] Opens on focus, filters while typing, and renders only the visible part of 250 options. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(COUNTRIES.length).toBeGreaterThan(240);
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(input);
    await expect((await screen.findAllByRole('option')).length).toBeLessThan(40);
    await userEvent.type(input, 'germ');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('DE');
    await expect(input).toHaveValue('Germany');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <ComboBox {...args} label="Medium" size="md" />
      <ComboBox {...args} label="Large" size="lg" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [medium, large] = canvas.getAllByRole('combobox').map((input) => input.getBoundingClientRect().height);
    await expect(Number(large)).toBeGreaterThan(Number(medium));
  },
};

/** `onType` is called for each key, before anything is selected. */
export const Typing: Story = {
  args: { onType: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Por');
    await expect(args.onType).toHaveBeenCalledTimes(3);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/optional/)).toBeVisible();
  },
};

export const Described: Story = {
  args: { description: 'As in your passport.', placeholder: 'Type to search' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('As in your passport.'));
    await expect(input).toHaveAttribute('placeholder', 'Type to search');
  },
};

/** By a part of the name, without accents, or by code. */
export const Finds: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'cote');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Côte d’Ivoire' })).toBeVisible());
    await userEvent.clear(input);
    await userEvent.type(input, 'zw');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Zimbabwe' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

/**
 * [DS-2] Left open, so that axe and the pictures cover the list too: the selected option, and the active one below it
 * (U-1).
 */
export const Open: Story = {
  tags: ['vrt'],
  args: { defaultValue: 'AF' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Afghanistan' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    const [chosen, active, other] = screen.getAllByRole('option');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', active?.id));
    await expectDistinguishable(chosen, active, other);
  },
};

const expectClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** After Escape or a selection closed the list, the next click opens it again (P-65). */
export const EachClickOpens: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: 'Albania' }));
    await expectClosed();
    await expect(input).toHaveValue('Albania');
    await userEvent.click(input);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Afghanistan' })).toBeVisible());
  },
};

/** While the options load, the list says so and stays open for them (P-65). */
export const Loading: Story = {
  args: { isLoading: true, options: [] },
  render: function Render(args) {
    const [options, setOptions] = useState(args.options);
    return (
      <Stack>
        <ComboBox {...args} options={options} isLoading={options.length === 0} />
        <Button onPress={() => setOptions(COUNTRIES)}>They come</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const arrive = canvas.getByRole('button', { name: 'They come' });
    await userEvent.click(input);
    await waitFor(() => expect(screen.getByText('Loading')).toBeVisible());
    // The page behind an open list is hidden from assistive technology, and a press on it would close the list.
    arrive.click();
    await expect(await screen.findByRole('option', { name: 'Afghanistan' })).toBeVisible();
    await expect(screen.queryByText('Loading')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** The list stays open while the page scrolls, as it does to show a field that receives the focus, and moves with its field. */
export const OpenWhileScrolling: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '150vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const moved = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
    // Moves the focus below the visible part of the page.
    await userEvent.tab();
    await moved;
    const list = await screen.findByRole('listbox');
    const distance = () => list.getBoundingClientRect().top - input.getBoundingClientRect().top;
    const before = distance();
    const movedAgain = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
    window.scrollBy(0, 40);
    await movedAgain;
    await expect(list).toBeVisible();
    await expect(distance()).toBeCloseTo(before, 0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
  },
};

/** The arrow keys start at the selected option, and the list scrolls to it. */
export const GoesOnFromTheChosen: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'ZM' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    const list = await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    const marked = await screen.findByRole('option', { name: 'Zimbabwe' });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', marked.id));
    await waitFor(() =>
      expect(marked.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('ZW');
    await waitFor(() => expect(list).not.toBeInTheDocument());
  },
};

/** Unmatched text stays; the value is then null. */
export const KeepsWhatIsTyped: Story = {
  args: { defaultValue: 'ES' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Spain');
    await userEvent.clear(input);
    await userEvent.type(input, 'Atlantis');
    await waitFor(() => expect(screen.getByText('Nothing matches')).toBeVisible());
    await userEvent.tab();
    await expect(input).toHaveValue('Atlantis');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** An emptied field has the value null, never an empty string (U-27). */
export const EmptiedIsNull: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'ES' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Spain');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};

/** A complete option name counts as selected, so that autofill works. */
export const TakesAWholeName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'germany');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('DE'));
    await expect(input).toHaveValue('Germany');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Select country', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Select country');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'ES' } };

export const LongText: Story = {
  args: { label: 'The country in which you pay taxes in most years', defaultValue: 'GS' },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  args: { label: 'البلد', options: [{ value: 'ES', label: 'إسبانيا' }], defaultValue: 'ES' },
  globals: { locale: 'ar-AE' },
};

/** Closed in each state; the story Open shows the list. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <ComboBox {...args} label="Empty" />
      <ComboBox {...args} label="Chosen" defaultValue="ES" />
      <ComboBox {...args} label="Wrong" errorMessage="Select country" />
      <ComboBox {...args} label="Not possible" defaultValue="ES" isDisabled />
    </Stack>
  ),
};
