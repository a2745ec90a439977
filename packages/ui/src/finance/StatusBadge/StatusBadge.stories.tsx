import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Row } from '../../test/Matrix.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const STATUSES = [
  'pending',
  'confirmed',
  'declined',
  'Pending',
  'Processing',
  'Completed',
  'Rejected',
  'Cancelled',
  'Returned',
];

const meta = {
  component: StatusBadge,
  args: { status: 'pending' },
  argTypes: { status: { control: 'select', options: STATUSES } },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [DEP-5] Word and icon show the status, not colour alone. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

const colourOf = (word: HTMLElement) => getComputedStyle(word).color;

/** [DEP-5] [WD-4] Pending is red, Processing blue, success green, and each has its own word. */
export const Statuses: Story = {
  render: () => (
    <Row>
      {STATUSES.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const pending = canvas.getAllByText('Pending');
    await expect(pending).toHaveLength(2);
    const others = ['Confirmed', 'Declined', 'Completed', 'Rejected', 'Cancelled', 'Returned'].map((word) =>
      canvas.getByText(word),
    );
    await expect(new Set(others.map(colourOf)).size).toBe(1);
    const colours = [pending[0], canvas.getByText('Processing'), others[0]].map((word) => word && colourOf(word));
    await expect(new Set(colours).size).toBe(3);
  },
};

/** An unknown status, and one that is the name of a JavaScript property. */
export const Unknown: Story = {
  render: () => (
    <Row>
      {['on hold', '', 'constructor', 'x'.repeat(10_000)].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unknown')).toHaveLength(4);
  },
};

/** A badge is not interactive, so its states are the statuses. In Spanish, which has the longest words. */
export const States: Story = { ...Statuses, play: async () => {}, globals: { locale: 'es-ES' } };

export const LongText: Story = {
  args: { status: 'confirmed' },
  globals: { locale: 'es-ES' },
  render: (args) => (
    <Frame width={72}>
      <StatusBadge {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('قيد الانتظار')).toBeVisible();
  },
};

export const Matrix: Story = { ...Statuses, play: async () => {}, tags: ['vrt'] };
