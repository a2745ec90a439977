import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const ABOVE = [
  { label: 'Portfolio', href: '/invest' },
  { label: 'Fund Account', href: '/fund-account' },
];

const meta = {
  component: Breadcrumbs,
  args: { ancestors: ABOVE, current: 'Deposit 2041' },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Where you are' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Portfolio' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Fund Account' })).toHaveAttribute('href', '/fund-account');
    await expect(canvas.getByText('Deposit 2041')).toHaveAttribute('aria-current', 'page');
  },
};

export const OneAbove: Story = { args: { ancestors: ABOVE.slice(0, 1), current: 'Fund Account' } };

/** Only the link to the parent page. */
export const Narrow: Story = {
  render: (args) => (
    <Frame>
      <Breadcrumbs {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Fund Account']);
  },
};

/** A page without a parent has no breadcrumbs. */
export const BadInput: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ancestors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    ancestors: [...ABOVE, { label: 'The terms of the plan that was chosen for the deposit', href: '/terms' }],
    current: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdqbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  },
  render: (args) => (
    <Frame width={500}>
      <Breadcrumbs {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { ancestors: [{ label: 'المحفظة', href: '/invest' }], current: 'تمويل الحساب' },
  globals: { locale: 'ar-AE' },
};

/** Wide and narrow. A page has only one; the second is hidden from screen readers. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack gap="6">
      <Breadcrumbs {...args} />
      <div inert>
        <Frame>
          <Breadcrumbs {...args} />
        </Frame>
      </div>
    </Stack>
  ),
};
