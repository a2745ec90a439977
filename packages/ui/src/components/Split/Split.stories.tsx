import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Card } from '../Card/Card.tsx';
import { Split } from './Split.tsx';

const meta = {
  component: Split,
  args: { children: <Card title="Bitcoin" />, aside: <Card title="Ongoing Investment">Starter</Card> },
  argTypes: { children: { control: false }, aside: { control: false } },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [main, aside] = canvas.getAllByRole('heading').map((title) => title.getBoundingClientRect().top);
    await expect(main).toBe(aside);
  },
};

/** One below the other. */
export const LongText: Story = {
  render: (args) => (
    <Frame width={320}>
      <Split {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const [main = 0, aside = 0] = canvas.getAllByRole('heading').map((title) => title.getBoundingClientRect().top);
    await expect(aside).toBeGreaterThan(main);
  },
};

/** The secondary part is first in the narrow layout, and at the end in the wide one. */
export const AsideFirst: Story = {
  args: { isAsideFirst: true },
  render: (args) => (
    <>
      <Split {...args} />
      <Frame width={320}>
        <Split {...args} />
      </Frame>
    </>
  ),
  play: async ({ canvas }) => {
    const [asideBeside, mainBeside, asideAbove, mainBelow] = canvas
      .getAllByRole('heading')
      .map((title) => title.getBoundingClientRect());
    await expect(asideBeside!.left).toBeGreaterThan(mainBeside!.left);
    await expect(asideBeside!.top).toBe(mainBeside!.top);
    await expect(asideAbove!.top).toBeLessThan(mainBelow!.top);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** Side by side, and in a narrow container. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <>
      <Split {...args} />
      <Frame width={320}>
        <Split {...args} />
      </Frame>
    </>
  ),
};
