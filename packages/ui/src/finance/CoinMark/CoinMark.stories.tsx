import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { CoinMark } from './CoinMark.tsx';

const meta = { component: CoinMark, args: { of: 'BTC' } } satisfies Meta<typeof CoinMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is decoration: the name is beside it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden=true] svg')).not.toBeNull();
    await expect(canvasElement.textContent).toBe('');
  },
};

/** A coin without a mark of its own, and without an icon. */
export const Letters: Story = {
  args: { of: 'PEPE' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-letters=PEPE]')).toBeVisible();
    // They are not part of the name beside the mark.
    await expect(canvasElement.textContent).toBe('');
  },
};

/** The letters replace an icon that fails to load. */
export const BadInput: Story = {
  tags: ['!dev', '!autodocs'],
  args: { of: 'PEPE', imageUrl: 'data:image/png;base64,none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-letters=PEPE]')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** As high as a line of text. */
export const Small: Story = { args: { size: 'sm' } };

export const LongText: Story = { args: { of: 'A token with a name instead of a symbol' } };

export const RightToLeft: Story = { args: { of: 'Etheruem' }, globals: { locale: 'ar-AE' } };

const ALL = ['BTC', 'ETH', 'USDT', 'USDC', 'XRP', 'SOL', 'BNB', 'DOGE', 'Gcash', 'bank', 'cashapp', 'zelle', 'PEPE'];

/** Every mark in both sizes, and letters. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Stack>
      {(['md', 'sm'] as const).map((size) => (
        <Inline key={size}>
          {ALL.map((name) => (
            <CoinMark key={name} of={name} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
