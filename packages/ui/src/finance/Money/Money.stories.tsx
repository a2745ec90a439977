import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { Money } from './Money.tsx';

const meta = { component: Money, args: { cents: 200000 } } satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,000.00')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Money {...args} size="caption" />
      <Money {...args} size="title2" />
    </Row>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Row>
      {(['default', 'strong', 'muted', 'accent', 'positive', 'negative', 'warning'] as const).map((tone) => (
        <Money key={tone} {...args} tone={tone} />
      ))}
    </Row>
  ),
};

export const Signed: Story = {
  render: () => (
    <Row>
      <Money cents={18412} isSigned />
      <Money cents={-2240} isSigned />
      <Money cents={0} isSigned />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+$184.12')).toBeVisible();
    await expect(canvas.getByText('\u2212$22.40')).toBeVisible();
    await expect(canvas.getByText('$0.00')).toBeVisible();
  },
};

/** The price of a plan: decimals only if there are any (P-5). */
export const Trimmed: Story = {
  render: () => (
    <Row>
      <Money cents={200000} isTrimmed />
      <Money cents={200050} isTrimmed />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,000')).toBeVisible();
    await expect(canvas.getByText('$2,000.50')).toBeVisible();
  },
};

/** [DASH-5] Never NaN. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Row>
      {[null, Number.NaN, Number.POSITIVE_INFINITY, 0.5, Number.MAX_SAFE_INTEGER + 1].map((cents) => (
        <Money key={`${cents}`} cents={cents} isSigned />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(5);
  },
};

export const Currencies: Story = {
  render: () => (
    <Row>
      {['USD', 'EUR', 'GBP', 'NGN', 'INR'].map((currency) => (
        <Money key={currency} cents={1248050} currency={currency} />
      ))}
    </Row>
  ),
};

export const LongText: Story = { args: { cents: 900719925474099312345n } };

export const Spanish: Story = {
  args: { currency: 'EUR' },
  globals: { locale: 'es-ES' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2000,00\s€$/)).toBeVisible();
  },
};

export const RightToLeft: Story = { args: { cents: -2240 }, globals: { locale: 'ar-AE' } };

/** A gain, a loss, zero, invalid values, and other currencies. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Row>
      <Money cents={18412} isSigned />
      <Money cents={-2240} isSigned />
      <Money cents={0} isSigned />
      <Money cents={null} />
      <Money cents={200000} isHidden />
      {['USD', 'EUR', 'NGN', 'INR'].map((currency) => (
        <Money key={currency} cents={1248050} currency={currency} />
      ))}
    </Row>
  ),
};
