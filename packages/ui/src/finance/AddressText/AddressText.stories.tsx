import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CopyIcon } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Frame } from '../../test/Frame.tsx';
import { Matrix as Combinations } from '../../test/Matrix.tsx';
import { AddressText } from './AddressText.tsx';

const SHAPES = ['short', 'groups', 'full'] as const;
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const meta = {
  component: AddressText,
  args: { address: BITCOIN },
  argTypes: { shape: { control: 'inline-radio', options: SHAPES }, copy: { control: false } },
} satisfies Meta<typeof AddressText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [PAY-4] Shortened visually, read in full. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('bc1qw5…f3t4')).toBeVisible();
    await expect(canvas.getByText(BITCOIN)).toBeInTheDocument();
  },
};

/** [WALLET-6] In groups of four; selecting it gives the address without spaces. */
export const Groups: Story = {
  args: { shape: 'groups' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('bc1q')).toBeVisible();
    window.getSelection()?.selectAllChildren(canvasElement);
    await expect(window.getSelection()?.toString().trim()).toBe(BITCOIN);
    window.getSelection()?.removeAllRanges();
  },
};

/** [WALLET-5] Characters that differ from a lookalike address are marked, and selecting still gives one text (W-14). */
export const Marked: Story = {
  args: { shape: 'groups', marked: [6, 7, 40] },
  play: async ({ canvas, canvasElement }) => {
    const marked = canvas.getAllByText(/^.$/, { selector: 'mark' }).map(({ textContent }) => textContent);
    await expect(marked).toEqual(['0', '8', 't']);
    window.getSelection()?.selectAllChildren(canvasElement);
    await expect(window.getSelection()?.toString().trim()).toBe(BITCOIN);
    window.getSelection()?.removeAllRanges();
  },
};

/** [WALLET-6] The last four characters of an EVM address are one group, and lines are left-aligned in any cell (W-15). */
export const Evm: Story = {
  args: { shape: 'groups', address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94' },
  render: (args) => (
    <Frame width={220}>
      <div style={{ textAlign: 'end' }}>
        <AddressText {...args} />
      </div>
    </Frame>
  ),
  play: async ({ canvas }) => {
    const [prefix, last] = [canvas.getByText('0x'), canvas.getByText('da94')];
    await expect(last).toBeVisible();
    await expect(prefix.getBoundingClientRect().left).toBeLessThanOrEqual(last.getBoundingClientRect().left);
    await expect(getComputedStyle(last).textAlign).toBe('left');
  },
};

export const Full: Story = { args: { shape: 'full' } };

export const WithCopy: Story = { args: { copy: <IconButton size="sm" label="Copy Address" icon={<CopyIcon />} /> } };

/** [PAY-5] No address is set. */
export const Missing: Story = {
  args: { address: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No address')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Combinations rows={['', '   ', 'r1', BITCOIN]} columns={SHAPES}>
      {(address, shape) => <AddressText address={address} shape={shape} />}
    </Combinations>
  ),
};

/** Ten thousand characters wrap and do not widen the page. */
export const LongText: Story = {
  args: { address: 'a1B2'.repeat(2500), shape: 'full' },
  render: (args) => (
    <Frame width={288}>
      <AddressText {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { args: { shape: 'groups' }, globals: { locale: 'ar-AE' } };

export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Combinations rows={[BITCOIN, '0x71C7656EC7ab88b098defB751B7401B5f6d8976F']} columns={SHAPES}>
      {(address, shape) => (
        <Frame width={260}>
          <AddressText address={address} shape={shape} />
        </Frame>
      )}
    </Combinations>
  ),
};
