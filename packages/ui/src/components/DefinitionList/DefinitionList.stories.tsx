import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const meta = {
  component: DefinitionList,
  args: {
    items: [
      { term: 'Plan', value: 'Starter' },
      { term: 'Amount', value: '$2,000.00' },
      { term: 'Profit', value: '---' },
    ],
  },
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Plan', 'Amount', 'Profit']);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Starter',
      '$2,000.00',
      '---',
    ]);
  },
};

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    items: [
      { term: 'Where the money goes', value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
      { term: 'Amount', value: '$9,007,199,254,740,993,123.45' },
    ],
  },
  render: (args) => (
    <Frame>
      <DefinitionList {...args} />
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [term] = canvas.getAllByRole('term').map((each) => each.getBoundingClientRect());
    const [value] = canvas.getAllByRole('definition').map((each) => each.getBoundingClientRect());
    // Below its term, a value starts where the term does.
    await expect(value?.top).toBeGreaterThan(Number(term?.top));
    await expect(value?.left).toBe(term?.left);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    items: [
      { term: 'الخطة', value: 'Starter' },
      { term: 'المبلغ', value: '$2,000.00' },
    ],
  },
  globals: { locale: 'ar-AE' },
};

/** A short value, a long one, and a missing one. */
export const Matrix: Story = {
  tags: ['vrt'],
  args: {
    items: [
      { term: 'Plan', value: 'Starter' },
      { term: 'Address', value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
      { term: 'Profit', value: '---' },
    ],
  },
  render: (args) => (
    <Frame width={360}>
      <DefinitionList {...args} />
    </Frame>
  ),
};
