import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { SampleBand } from './SampleBand.tsx';

const meta = {
  component: SampleBand,
  args: { link: { label: 'What is this?', href: '#sample' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [HONEST-1] */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Sample data' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'What is this?' })).toHaveAttribute('href', '#sample');
  },
};

export const WithoutLink: Story = { render: () => <SampleBand /> };

export const LongText: Story = {
  render: (args) => (
    <Frame>
      <SampleBand {...args} />
    </Frame>
  ),
};

export const Spanish: Story = { globals: { locale: 'es-ES' } };

export const RightToLeft: Story = {
  args: { link: { label: 'ما هذا؟', href: '#sample' } },
  globals: { locale: 'ar-AE' },
};

/** With a link, without, and in a narrow container. A page has only one: the others are hidden from screen readers. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <>
      <SampleBand {...args} />
      <div inert>
        <SampleBand />
        <Frame>
          <SampleBand {...args} />
        </Frame>
      </div>
    </>
  ),
};
