import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { PercentChange } from './PercentChange.tsx';

const meta = { component: PercentChange, args: { points: 1.42 } } satisfies Meta<typeof PercentChange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sign, arrow and colour, and the text for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1.42%')).toBeVisible();
    await expect(canvas.getByText('up 1.42%')).toBeInTheDocument();
  },
};

export const Directions: Story = {
  render: () => (
    <Row>
      {[8.34, -0.63, 0, 0.001].map((points) => (
        <PercentChange key={points} points={points} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('down 0.63%')).toBeInTheDocument();
    await expect(canvas.getAllByText('unchanged')).toHaveLength(2);
  },
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Row>
      {[null, Number.NaN, Number.NEGATIVE_INFINITY].map((points) => (
        <PercentChange key={`${points}`} points={points} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(3);
  },
};

export const LongText: Story = { args: { points: 1234567.891, digits: 3 } };

export const RightToLeft: Story = { args: { points: -0.63 }, globals: { locale: 'ar-AE' } };

/** In any language; the story Directions tests the texts. */
export const Matrix: Story = { ...Directions, tags: ['vrt'], play: async () => {} };
