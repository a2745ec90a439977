import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { BRANDS } from '../../tokens/brands.ts';
import { BrandMark } from './BrandMark.tsx';

const meta = { component: BrandMark, args: { brand: BRANDS.keel } } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keel')).toBeVisible();
  },
};

export const Brands: Story = {
  render: () => (
    <Row>
      {Object.values(BRANDS).map((brand) => (
        <div key={brand.id} data-brand={brand.id}>
          <BrandMark brand={brand} />
        </div>
      ))}
    </Row>
  ),
};

export const LongText: Story = { args: { brand: { ...BRANDS.keel, shortName: 'Northwestern' } } };

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** The logo of every brand, in its own colours. */
export const Matrix: Story = { ...Brands, tags: ['vrt'] };
