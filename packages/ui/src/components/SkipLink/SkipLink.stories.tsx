import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = { component: SkipLink } satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab.</p>
      <main id="main" tabIndex={-1}>
        The page.
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(link).toHaveAttribute('href', '#main');
  },
};

export const OtherPlace: Story = {
  args: { href: '#entry' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#entry');
  },
};

export const LongText: Story = { globals: { locale: 'es-ES' } };

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** While it has the focus. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <div style={{ minBlockSize: 64 }}>
      <SkipLink {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
