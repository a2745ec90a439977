import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { narrow } from '../../test/Narrow.tsx';
import { SeedPhraseGrid } from './SeedPhraseGrid.tsx';

const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ');

const meta = {
  component: SeedPhraseGrid,
  args: { words: WORDS, onReveal: fn(), onCopied: fn() },
  argTypes: { words: { control: false } },
} satisfies Meta<typeof SeedPhraseGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const reveal: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reveal the phrase' }));
};

/** [WALLET-1] [WALLET-3] Not in the page before it is revealed, and removed when it is hidden. */
export const Default: Story = {
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    await expect(canvasElement.innerHTML).not.toMatch(/legal|sausage|yellow/);
    await expect(canvas.queryByRole('button', { name: 'Copy' })).toBeNull();
    await reveal(context);
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      WORDS.map((word, index) => `${index + 1}${word}`),
    );
    await expect(args.onReveal).toHaveBeenLastCalledWith(true);
    await expect(canvas.queryByRole('button', { name: 'Copy' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the phrase' }));
    await expect(canvasElement.innerHTML).not.toMatch(/legal|sausage|yellow/);
    await expect(args.onReveal).toHaveBeenLastCalledWith(false);
  },
};

export const Revealed: Story = { play: reveal };

/** [WALLET-1] Shown from the start to somebody who has asked to see the words again. */
export const DefaultRevealed: Story = {
  args: { isDefaultRevealed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Recovery phrase' })).toHaveTextContent('sausage');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the phrase' }));
    await expect(canvas.getByRole('list', { name: 'Recovery phrase' })).not.toHaveTextContent('sausage');
    await expect(args.onReveal).toHaveBeenLastCalledWith(false);
  },
};

/** [WALLET-12] The passphrase that belongs to the words is shown and covered with them; its blanks are kept. */
export const WithPassphrase: Story = {
  args: { passphrase: ' two  words ' },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await expect(canvasElement.innerHTML).not.toMatch(/two|Passphrase/);
    await reveal(context);
    const shown = canvas.getByText('Passphrase of the wallet').nextElementSibling;
    await expect(shown?.querySelector('bdi')?.textContent).toBe(' two  words ');
    await expect(shown).toHaveTextContent('Characters, spaces included: 12.');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the phrase' }));
    await expect(canvasElement.innerHTML).not.toMatch(/two|Passphrase/);
    await reveal(context);
  },
};

/** [WALLET-10] The page can cover the words too, and the button keeps the focus. */
export const Controlled: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Controlling(args) {
    const [isRevealed, setRevealed] = useState(false);
    return (
      <>
        <SeedPhraseGrid {...args} isRevealed={isRevealed} onReveal={setRevealed} />
        <button type="button" tabIndex={-1} onClick={() => setRevealed(false)}>
          Cover
        </button>
      </>
    );
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await reveal(context);
    await expect(canvas.getByRole('list', { name: 'Recovery phrase' })).toHaveTextContent('sausage');
    // Without the pointer, which would move the focus.
    canvas.getByRole('button', { name: 'Cover' }).click();
    await waitFor(() => expect(canvasElement.innerHTML).not.toContain('sausage'));
    await expect(canvas.getByRole('button', { name: 'Reveal the phrase' })).toHaveFocus();
  },
};

/** [WALLET-3] It is hidden when the reader switches to another tab. */
export const CoversWhenLeft: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await reveal(context);
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    await waitFor(() => expect(context.canvasElement.innerHTML).not.toContain('sausage'));
  },
};

/**
 * [WALLET-1] If copying is offered, it warns first, can be cancelled, and the clipboard is cleared after a minute (W-19).
 */
export const Copies: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isCopyable: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const setTimeoutSpy = spyOn(window, 'setTimeout');
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await reveal(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(canvas.getByText(/Other apps can read the clipboard/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(write).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy anyway' }));
    await expect(write).toHaveBeenCalledWith(WORDS.join(' '));
    await expect(await canvas.findByText(/^Copied\./)).toBeVisible();
    await expect(args.onCopied).toHaveBeenCalledOnce();
    const [empty] = setTimeoutSpy.mock.calls.find(([, ms]) => ms === 60_000) ?? [];
    if (typeof empty === 'function') empty();
    await expect(write).toHaveBeenLastCalledWith('');
    setTimeoutSpy.mockRestore();
  },
};

export const CopyFails: Story = {
  args: { isCopyable: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    await reveal(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy anyway' }));
    await expect(await canvas.findByText('This browser doesn’t allow copying.')).toBeVisible();
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const WithoutWords: Story = {
  args: { words: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reveal the phrase' })).toBeDisabled();
  },
};

/** [WALLET-1] While the words are loading they have their places, and nothing can be revealed. */
export const Loading: Story = {
  args: { words: [], loadingCount: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Reveal the phrase' })).toBeDisabled();
  },
};

export const TwentyFour: Story = { args: { words: [...WORDS, ...WORDS] }, play: reveal };

export const LongText: Story = {
  args: { words: ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', ...WORDS.slice(1)] },
  decorators: [narrow],
  play: async (context) => {
    await reveal(context);
    await expect(context.canvasElement.scrollWidth).toBeLessThanOrEqual(context.canvasElement.clientWidth);
  },
};

/** The words are written left to right here too. */
export const RightToLeft: Story = {
  args: { isCopyable: true },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'إظهار العبارة' }));
    await userEvent.click(canvas.getByRole('button', { name: 'نسخ' }));
  },
};

export const Matrix: Story = {
  args: { isCopyable: true },
  tags: ['vrt'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [, copy] = await canvas.findAllByRole('button');
    if (copy) await userEvent.click(copy);
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
  },
};
