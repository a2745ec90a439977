import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as Combinations, Row } from '../../test/Matrix.tsx';
import { narrow } from '../../test/Narrow.tsx';
import { showStates } from '../../test/shownStates.ts';
import { EyeOffIcon, FilterIcon } from '../Icon/icons.ts';
import { ToggleButton } from './ToggleButton.tsx';

const SIZES = ['sm', 'md', 'lg'] as const;

const meta = {
  component: ToggleButton,
  args: { children: 'Open trades', onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: SIZES }, iconStart: { control: false } },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open trades', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** Controlled: a press only calls the handler. */
export const Controlled: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { pressed: true });
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {SIZES.map((size) => (
        <ToggleButton {...args} key={size} size={size} defaultSelected />
      ))}
    </Row>
  ),
};

export const WithIcon: Story = { args: { iconStart: <FilterIcon />, defaultSelected: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** Hovered, pressed and focused, off and on. */
export const States: Story = {
  beforeEach: showStates,
  render: (args) => (
    <Combinations rows={['off', 'on']} columns={['data-hovered', 'data-focus-visible', 'data-disabled']}>
      {(side, state) => (
        <div ref={(cell) => cell?.querySelector('button')?.setAttribute(state, 'true')}>
          <ToggleButton {...args} defaultSelected={side === 'on'} isDisabled={state === 'data-disabled'}>
            {state.replace('data-', '')}
          </ToggleButton>
        </div>
      )}
    </Combinations>
  ),
};

export const LongText: Story = {
  args: {
    children: 'Show only the trades that were closed with a profit in the last thirty days',
    defaultSelected: true,
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const RightToLeft: Story = {
  args: { children: 'إخفاء الأرصدة الصغيرة', iconStart: <EyeOffIcon />, defaultSelected: true },
  globals: { locale: 'ar-AE' },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Combinations rows={['off', 'on']} columns={SIZES}>
      {(side, size) => (
        <ToggleButton {...args} size={size} defaultSelected={side === 'on'} iconStart={<FilterIcon />}>
          {side}
        </ToggleButton>
      )}
    </Combinations>
  ),
};
