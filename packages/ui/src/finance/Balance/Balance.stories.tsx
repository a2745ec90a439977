import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Frame } from '../../test/Frame.tsx';
import { Row } from '../../test/Matrix.tsx';
import { Balance } from './Balance.tsx';

const meta = { component: Balance, args: { cents: 1248050 } } satisfies Meta<typeof Balance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('.50').parentElement).toHaveTextContent('$12,480.50');
  },
};

/** The bullets have the same width for every amount. */
export const Hidden: Story = {
  render: () => (
    <Row>
      <Balance cents={1} isHidden />
      <Balance cents={1248050} isHidden />
    </Row>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('12,480');
    await expect(canvas.getAllByText('Amount hidden')).toHaveLength(2);
    const [little, much] = canvas.getAllByText('••••••').map((bullets) => bullets.getBoundingClientRect().width);
    await expect(little).toBe(much);
  },
};

/** A deposit arrives: the changed digits roll, and the text is the new amount at once. */
export const Live: Story = {
  args: { isLive: true },
  globals: { motion: 'full' },
  render: function Render(args) {
    const [cents, setCents] = useState(1248050);
    return (
      <Row>
        <Balance {...args} cents={cents} />
        <Button onPress={() => setCents(1448075)}>Deposit</Button>
      </Row>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByText(/^\.50$/).closest('bdi')!;
    const { offsetWidth, offsetHeight } = amount;
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await expect(amount).toHaveTextContent('$14,480.75');
    await expect(amount).toMatchObject({ offsetWidth, offsetHeight });
  },
};

/** As high as the loaded amount. */
export const Loading: Story = {
  render: () => (
    <>
      <div data-testid="loading">
        <Balance cents={null} isLoading />
      </div>
      <div data-testid="loaded">
        <Balance cents={1248050} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('loading').offsetHeight).toBe(canvas.getByTestId('loaded').offsetHeight);
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Row>
      <Balance cents={null} />
      <Balance cents={Number.NaN} />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(2);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Balance {...args} size="lg" />
      <Balance {...args} size="md" />
    </Row>
  ),
};

/** Wrapped, never cut off. */
export const LongText: Story = {
  args: { cents: 900719925474099312345n },
  render: (args) => (
    <Frame width={288}>
      <Balance {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Spanish: Story = { args: { currency: 'EUR' }, globals: { locale: 'es-ES' } };

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** Sizes; hidden, loading, unknown. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      {(['lg', 'md'] as const).map((size) => (
        <Row key={size}>
          <Balance {...args} size={size} />
          <Balance {...args} size={size} isHidden />
          <Balance cents={null} size={size} />
          <Balance cents={null} size={size} isLoading />
        </Row>
      ))}
    </Stack>
  ),
};
