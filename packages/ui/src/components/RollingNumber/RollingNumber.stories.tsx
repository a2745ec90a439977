import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { money } from '../../format/money.ts';
import { Button } from '../Button/Button.tsx';
import { Numeric } from '../Numeric/Numeric.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RollingNumber, type RollingNumberProps } from './RollingNumber.tsx';

const meta = {
  component: RollingNumber,
  args: { value: 1248050, children: '$12,480.50' },
  render: function Render(args) {
    const [cents, setCents] = useState(1248050);
    return (
      <Stack gap="3" align="start">
        <Figure {...args} value={cents}>
          {money(cents, 'USD', 'en')}
        </Figure>
        <Button onPress={() => setCents(1448050)}>Deposit $2,000</Button>
        <Button onPress={() => setCents(948050)}>Withdraw $3,000</Button>
      </Stack>
    );
  },
} satisfies Meta<typeof RollingNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is the new value at once, and has the same place as before. */
export const Default: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    const figure = canvas.getByTestId('figure');
    const { offsetWidth, offsetHeight } = figure;
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit $2,000' }));
    await expect(figure).toHaveTextContent('$14,480.50');
    await expect(figure).toMatchObject({ offsetWidth, offsetHeight });
    // Afterwards it is plain text again.
    await waitFor(() => expect(figure.querySelector('[data-previous]')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw $3,000' }));
    await expect(figure).toHaveTextContent('$9,480.50');
  },
};

/** Nothing moves. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit $2,000' }));
    const figure = canvas.getByTestId('figure');
    await expect(figure).toHaveTextContent('$14,480.50');
    const running = figure.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
    await expect(running).toEqual([]);
  },
};

/** As long as an amount can be. */
export const LongText: Story = {
  args: { value: 900719925474099312345n, children: '$9,007,199,254,740,993,123.45' },
  render: (args) => <Figure {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9,007,199,254,740,993,123.45')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** At rest. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => <Figure {...args} />,
};

function Figure(props: RollingNumberProps) {
  return (
    <Numeric size="balance" tone="strong" data-testid="figure">
      <RollingNumber {...props} />
    </Numeric>
  );
}
