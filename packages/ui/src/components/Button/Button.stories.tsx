import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as Combinations, Row } from '../../test/Matrix.tsx';
import { ArrowEndIcon, DownloadIcon, FilterIcon, PlusIcon } from '../Icon/icons.ts';
import { Button } from './Button.tsx';

const TONES = ['accent', 'neutral', 'positive', 'negative'] as const;
const APPEARANCES = ['solid', 'soft', 'outline', 'ghost'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

const meta = {
  component: Button,
  args: { children: 'Deposit', onPress: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: TONES },
    appearance: { control: 'inline-radio', options: APPEARANCES },
    size: { control: 'inline-radio', options: SIZES },
    iconStart: { control: false },
    iconEnd: { control: false },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Deposit' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Tones: Story = {
  render: (args) => (
    <Row>
      {TONES.map((tone) => (
        <Button {...args} key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
    </Row>
  ),
};

export const Appearances: Story = {
  render: (args) => (
    <Row>
      {APPEARANCES.map((appearance) => (
        <Button {...args} key={appearance} tone="neutral" appearance={appearance}>
          {appearance}
        </Button>
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {SIZES.map((size) => (
        <Button {...args} key={size} size={size} />
      ))}
    </Row>
  ),
};

export const WithIcons: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="lg" iconStart={<PlusIcon />} />
      <Button {...args} tone="neutral" appearance="outline" size="sm" iconStart={<FilterIcon />}>
        Filter
      </Button>
      <Button {...args} tone="neutral" appearance="outline" size="sm" iconStart={<DownloadIcon />}>
        CSV
      </Button>
      <Button {...args} appearance="ghost" iconEnd={<ArrowEndIcon />}>
        See all
      </Button>
    </Row>
  ),
};

export const FullWidth: Story = {
  args: { isFullWidth: true, size: 'lg', children: 'Continue' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 400, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};

export const Pending: Story = {
  args: { children: 'Create Deposit', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create Deposit Working' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

export const PendingKeepsTheWidth: Story = {
  render: (args) => (
    <Row>
      {APPEARANCES.flatMap((appearance) => [
        <Button {...args} key={`${appearance} still`} appearance={appearance}>
          {appearance}
        </Button>,
        <Button {...args} key={appearance} appearance={appearance} isPending>
          {appearance}
        </Button>,
      ])}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const appearance of APPEARANCES) {
      const still = canvas.getByRole('button', { name: appearance });
      const running = canvas.getByRole('button', { name: `${appearance} Working` });
      await expect(running.offsetWidth).toBe(still.offsetWidth);
    }
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toBeDisabled();
  },
};

/** Each state as React Aria marks it, side by side. */
export const States: Story = {
  render: (args) => (
    <Combinations rows={APPEARANCES} columns={['data-hovered', 'data-pressed', 'data-focus-visible', 'data-disabled']}>
      {(appearance, state) => (
        <div ref={(cell) => cell?.querySelector('button')?.setAttribute(state, 'true')}>
          <Button {...args} appearance={appearance}>
            {state.replace('data-', '')}
          </Button>
        </div>
      )}
    </Combinations>
  ),
};

export const LongText: Story = {
  args: {
    children: 'Confirm that I have written down every one of the twelve words in their order',
    iconStart: <PlusIcon />,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(220);
    await expect(button.offsetHeight).toBeGreaterThan(40);
  },
};

export const RightToLeft: Story = {
  args: { children: 'التالي', iconEnd: <ArrowEndIcon /> },
  globals: { locale: 'ar-AE' },
};

/** Every tone in every appearance. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Combinations rows={TONES} columns={APPEARANCES}>
      {(tone, appearance) => (
        <Button {...args} tone={tone} appearance={appearance} iconStart={<PlusIcon />}>
          {tone} {appearance}
        </Button>
      )}
    </Combinations>
  ),
};
