import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
    </Row>
  ),
};

export const LongText: Story = { args: { label: 'Asking the network what the transfer would cost right now' } };

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Cargando' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'جارٍ التحميل' })).toBeVisible();
  },
};

/** Every size; the animation is paused in pictures. */
export const Matrix: Story = { ...Sizes, tags: ['vrt'] };
