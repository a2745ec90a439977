import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  component: Disclosure,
  args: { title: 'What does it cost?', children: 'Nothing but the fee of the network, shown before you confirm.' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('button', { name: 'What does it cost?' });
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    title.focus();
    await userEvent.keyboard('{Enter}');
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/fee of the network/)).toBeVisible();
  },
};

export const Level: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  },
};

export const Open: Story = { args: { defaultExpanded: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: { defaultExpanded: true, title: 'What happens with a deposit that I paid after the rate had expired?' },
  render: (args) => (
    <Frame>
      <Disclosure {...args} />
    </Frame>
  ),
};

export const RightToLeft: Story = {
  args: { title: 'كم تبلغ التكلفة؟', children: 'رسوم الشبكة فقط، وتظهر قبل التأكيد.', defaultExpanded: true },
  globals: { locale: 'ar-AE' },
};

/** Collapsed, expanded, disabled. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Frame width={400}>
      <Disclosure {...args} />
      <Disclosure {...args} defaultExpanded />
      <Disclosure {...args} isDisabled />
    </Frame>
  ),
};
