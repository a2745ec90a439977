import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { SeedWordInput } from './SeedWordInput.tsx';

const WORDS = [
  'abandon',
  'ability',
  'able',
  'about',
  'above',
  'absent',
  'legal',
  'thank',
  'winner',
  'year',
  'yellow',
  'zoo',
];

const meta = {
  component: SeedWordInput,
  args: { label: 'Word 1', words: WORDS, onChange: fn(), onPastePhrase: fn(), onTake: fn() },
  argTypes: { words: { control: false } },
  decorators: [formWidth],
} satisfies Meta<typeof SeedWordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [WALLET-2] Suggestions while typing; one is selected by keyboard. [WALLET-3] The word is in no attribute. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Word 1' });
    for (const [attribute, value] of Object.entries({
      autocomplete: 'off',
      spellcheck: 'false',
      autocapitalize: 'none',
    })) {
      await expect(input).toHaveAttribute(attribute, value);
    }
    await expect(input).not.toHaveAttribute('name');
    await userEvent.type(input, 'Ab');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'abandon',
      'ability',
      'able',
      'about',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: 'ability' }).id);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('ability');
    await expect(args.onChange).toHaveBeenLastCalledWith('ability');
    await expect(args.onTake).toHaveBeenCalledWith('ability');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(canvasElement.innerHTML).not.toContain('ability');
  },
};

const mask = (input: HTMLElement) => getComputedStyle(input).getPropertyValue('-webkit-text-security');

/** [WALLET-3] A word is masked unless it is being typed, and when the reader switches to another tab (W-18). */
export const Masked: Story = {
  args: { value: 'legal' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(mask(input)).toBe('disc');
    await userEvent.click(input);
    await expect(mask(input)).toBe('none');
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    await expect(input).not.toHaveFocus();
    await expect(mask(input)).toBe('disc');
  },
};

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/optional/)).toBeVisible();
  },
};

export const Described: Story = {
  args: { description: 'The first word of your phrase.', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('The first word of your phrase.'));
    await expect(input).toBeRequired();
  },
};

export const TakenByPress: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ye');
    await userEvent.click(canvas.getByRole('option', { name: 'yellow' }));
    await expect(args.onTake).toHaveBeenCalledWith('yellow');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** Left open, so that axe covers the list too. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ab');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

/** [WALLET-2] A typo is reported and corrected by a press. */
export const Typo: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'abandn');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('This word isn’t in the list');
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean abandon?' }));
    await expect(input).toHaveValue('abandon');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/** [WALLET-2] A complete phrase pasted into any of the fields fills all of them. */
export const PastedPhrase: Story = {
  render: function Render({ onPastePhrase, ...args }) {
    const [phrase, setPhrase] = useState<readonly string[]>([]);
    return (
      <Grid columns={3}>
        {[0, 1, 2].map((index) => (
          <SeedWordInput
            {...args}
            key={index}
            label={`Word ${index + 1}`}
            value={phrase[index] ?? ''}
            onChange={(word) => setPhrase([0, 1, 2].map((other) => (other === index ? word : (phrase[other] ?? ''))))}
            onPastePhrase={(words) => {
              setPhrase(words);
              onPastePhrase?.(words);
            }}
          />
        ))}
      </Grid>
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Word 2' }));
    await userEvent.paste('1. Legal\n2. winner\n3. thank');
    await expect(args.onPastePhrase).toHaveBeenCalledWith(['legal', 'winner', 'thank']);
    await expect(canvas.getAllByRole<HTMLInputElement>('combobox').map(({ value }) => value)).toEqual([
      'legal',
      'winner',
      'thank',
    ]);
    await expect(canvasElement.innerHTML).not.toMatch(/legal|winner|thank/);
  },
};

/** Without a word list nothing is suggested, and nothing fails. */
export const WithoutList: Story = {
  args: { words: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ab');
    await userEvent.tab();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

export const Invalid: Story = {
  args: { value: 'zoo', errorMessage: 'The last word does not fit the others' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('The last word does not fit the others');
  },
};

export const LongText: Story = {
  args: { label: 'The first word of the phrase that you wrote down', value: 'abandonabandonabandonabandonabandon' },
  decorators: [narrow],
};

/** Words are written left to right here too. */
export const RightToLeft: Story = {
  args: { label: 'الكلمة 1', value: 'abandon' },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('combobox')).direction).toBe('ltr');
  },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <SeedWordInput {...args} label="Empty" />
      <SeedWordInput {...args} label="Filled" value="abandon" />
      <SeedWordInput {...args} label="Large" size="lg" value="abandon" />
      <SeedWordInput {...args} label="Invalid" value="abandn" errorMessage="This word isn’t in the list" />
      <SeedWordInput {...args} label="Disabled" value="abandon" isDisabled />
    </Stack>
  ),
};
