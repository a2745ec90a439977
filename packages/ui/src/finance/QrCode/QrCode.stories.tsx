import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Matrix as Combinations, Row } from '../../test/Matrix.tsx';
import { QrCode } from './QrCode.tsx';

const BITCOIN = 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.020744';

const meta = {
  component: QrCode,
  args: { value: BITCOIN, label: 'QR code of the Bitcoin address' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [PAY-4] Dark on white, in every theme. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of the Bitcoin address' });
    await expect(code.getBoundingClientRect().width).toBe(208);
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(code).color).toBe('rgb(9, 12, 20)');
  },
};

/** [PAY-4] The mark of the coin in the centre; the code then corrects more errors. */
export const Mark: Story = {
  args: { mark: 'BTC' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').querySelector('[data-mark=bitcoin]')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {[128, 176, 240].map((size) => (
        <QrCode {...args} key={size} size={size} label={`${size}`} />
      ))}
    </Row>
  ),
};

/** An empty text, and more text than a code can hold. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Row>
      <QrCode {...args} value="" />
      <QrCode {...args} value={'a1B2'.repeat(2500)} />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('No QR code')).toBeVisible();
    await expect(canvas.getByText('Too long for a QR code')).toBeVisible();
  },
};

export const States: Story = { ...Impossible, play: async () => {} };

/** As much text as fits, in less space than requested. */
export const LongText: Story = {
  args: { value: 'a1B2'.repeat(500), size: 400 },
  render: (args) => (
    <Frame width={288}>
      <QrCode {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBe(288);
    await expect(height).toBe(288);
  },
};

/** A code is never mirrored. */
export const RightToLeft: Story = { args: { label: 'رمز عنوان بيتكوين' }, globals: { locale: 'ar-AE' } };

export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Row>
      <Combinations rows={['short', BITCOIN]} columns={['128', '208']}>
        {(value, size) => <QrCode value={value} size={Number(size)} label={`${value} ${size}`} />}
      </Combinations>
      {['BTC', 'USDT'].map((mark) => (
        <QrCode key={mark} value={BITCOIN} mark={mark} label={mark} />
      ))}
    </Row>
  ),
};
