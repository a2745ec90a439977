import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = { component: LoadingScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [ROUTE-7] The icon is centred. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    await expect(icon.x + icon.width / 2).toBeCloseTo(window.innerWidth / 2, 0);
    await expect(icon.y + icon.height / 2).toBeCloseTo(window.innerHeight / 2, 0);
  },
};

/** [SPEED-1] Before the scripts of an app have loaded, its element shows the tile in the same place. */
export const BeforeTheApp: Story = {
  render: () => <div data-loading-screen data-testid="root" />,
  play: async ({ canvas }) => {
    const element = canvas.getByTestId('root');
    const { width, height } = getComputedStyle(element, '::before');
    await expect([width, height]).toEqual(['80px', '80px']);
    await expect(element.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};

/** A page has one main landmark, so inside of a page this is not one. */
export const InPage: Story = {
  args: { isPage: false, label: 'Looking for your wallet' },
  render: (args) => (
    <main>
      <h1>Wallet</h1>
      <LoadingScreen {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for your wallet');
  },
};

export const LongText: Story = { args: { label: 'Looking whether you are still logged in, which can take a moment' } };

export const Spanish: Story = { globals: { locale: 'es-ES' } };

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

export const Matrix: Story = {
  tags: ['vrt'],
  args: { label: 'Looking whether you are still logged in' },
};
