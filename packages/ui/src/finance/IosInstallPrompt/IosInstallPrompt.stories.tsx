import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { framed } from '../../docs/framed.ts';
import { DEFAULT_BRAND } from '../../tokens/brands.ts';
import { IosInstallPrompt } from './IosInstallPrompt.tsx';

const meta = {
  component: IosInstallPrompt,
  parameters: framed(480),
  args: {
    product: 'Keel',
    mark: <BrandMark brand={DEFAULT_BRAND} />,
    visit: 2,
    isIos: true,
    isStandalone: false,
    delay: 0,
    onDismiss: fn(),
  },
  argTypes: { mark: { control: false } },
} satisfies Meta<typeof IosInstallPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [PWA-2] It appears by itself, does not take the focus, and can be dismissed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const prompt = await canvas.findByRole('region', { name: 'Add Keel to your home screen' });
    await expect(prompt).toBeVisible();
    await expect(prompt.contains(document.activeElement)).toBe(false);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** [PWA-2] Not on the first visit. */
export const NotDue: Story = {
  tags: ['!dev', '!autodocs'],
  args: { visit: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** [PWA-2] Not before the delay. */
export const BeforeTheDelay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { delay: 1_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const comes: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('region')).toBeVisible();
};

/** Without a logo. */
export const States: Story = { args: { mark: null }, play: comes };

export const LongText: Story = {
  args: { product: 'Rosenthal '.repeat(30) },
  play: async (context) => {
    await comes(context);
    const prompt = context.canvas.getByRole('region');
    await expect(prompt.scrollWidth).toBeLessThanOrEqual(prompt.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' }, play: comes };

/** In a box that represents the window. */
export const Matrix: Story = {
  tags: ['vrt'],
  play: comes,
  decorators: [
    (Story) => (
      <div style={{ blockSize: 320, transform: 'translateZ(0)' }}>
        <Story />
      </div>
    ),
  ],
};
