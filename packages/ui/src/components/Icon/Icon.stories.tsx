import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import * as icons from './icons.ts';

const { ArrowEndIcon, ShieldIcon, WalletIcon } = icons;

const meta = { component: WalletIcon } satisfies Meta<typeof WalletIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Row>
      <WalletIcon size="sm" />
      <WalletIcon size="md" />
      <WalletIcon size="lg" />
    </Row>
  ),
};

export const WithLabel: Story = {
  render: () => <ShieldIcon label="Not verified" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Not verified' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  render: () => (
    <Row>
      <ArrowEndIcon label="directional" />
      <WalletIcon label="still" />
    </Row>
  ),
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'directional' })).scale).toBe('-1 1');
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'still' })).scale).toBe('none');
  },
};

/** The whole set, by name. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 20 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Row key={name}>
          <Icon /> {name.replace('Icon', '')}
        </Row>
      ))}
    </div>
  ),
};

/** The whole set: directional icons are mirrored in right-to-left text. */
export const Matrix: Story = { ...All, tags: ['vrt'] };
