import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { PlusIcon } from '../../components/Icon/icons.ts';
import { DraggableButton } from './DraggableButton.tsx';

const meta = {
  component: DraggableButton,
  args: { children: 'Create active trade', onPress: fn(), onMoveEnd: fn() },
  argTypes: { iconStart: { control: false }, defaultPosition: { control: 'object' } },
} satisfies Meta<typeof DraggableButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const drag = async (button: HTMLElement, x: number, y: number) => {
  const { left, top } = button.getBoundingClientRect();
  const at = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse', bubbles: true };
  await fireEvent.pointerDown(button, { ...at, clientX: left + 5, clientY: top + 5 });
  await fireEvent.pointerMove(button, { ...at, clientX: left + 5 + x, clientY: top + 5 + y });
  await fireEvent.pointerUp(button, { ...at, clientX: left + 5 + x, clientY: top + 5 + y });
};

const inWindow = (button: HTMLElement) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
};

/** [PROF-3] A press calls the handler. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create active trade' });
    await expect(button).toHaveAccessibleDescription(/arrow keys/);
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(args.onMoveEnd).not.toHaveBeenCalled();
  },
};

/** [PROF-3] Initially it is in the page and covers nothing (P-22). */
export const InThePage: Story = {
  render: (args) => (
    <>
      <DraggableButton {...args} />
      <p>1,250.00</p>
    </>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(canvas.getByText('1,250.00').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

/** [PROF-3] Home, and dropping it on its row, return it to the row. */
export const PutBack: Story = {
  tags: ['!dev', '!autodocs'],
  // Its row is clear of the edges of the window, like the rows of a page.
  render: (args) => (
    <div style={{ padding: 80 }}>
      <DraggableButton {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const { left, top } = button.getBoundingClientRect();
    const rectOf = () => {
      const now = button.getBoundingClientRect();
      return [now.left - left, now.top - top].map(Math.round);
    };
    await drag(button, -100, 200);
    await expect(rectOf()).toEqual([-100, 200]);
    button.focus();
    await userEvent.keyboard('{Home}');
    await expect(rectOf()).toEqual([0, 0]);
    await drag(button, -100, 200);
    await drag(button, 90, -190);
    await expect(rectOf()).toEqual([0, 0]);
    await expect(args.onMoveEnd).toHaveBeenLastCalledWith(null);
  },
};

/** [PROF-3] Dragging moves it, stores the position, and does not press it. */
export const Dragged: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultPosition: { x: 1, y: 1 } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    const before = button.getBoundingClientRect();
    await drag(button, -200, -120);
    const after = button.getBoundingClientRect();
    await expect(Math.round(before.left - after.left)).toBe(200);
    await expect(Math.round(before.top - after.top)).toBe(120);
    await expect(args.onMoveEnd).toHaveBeenCalledOnce();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** [PROF-3] It cannot leave the window. */
export const StopsAtTheEdge: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await drag(canvas.getByRole('button'), -99999, -99999);
    await expect(args.onMoveEnd).toHaveBeenCalledWith({ x: 0, y: 0 });
    await expect(inWindow(canvas.getByRole('button'))).toBe(true);
  },
};

/** [PROF-3] Arrow keys move it, five times as far with Shift. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultPosition: { x: 0.5, y: 0.5 } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const before = button.getBoundingClientRect();
    button.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    const after = button.getBoundingClientRect();
    await expect(Math.round(after.left - before.left)).toBe(64);
    await expect(Math.round(after.top - before.top)).toBe(-16);
    await expect(args.onMoveEnd).toHaveBeenCalledTimes(3);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** [PROF-3] The position of the last visit. */
export const Remembered: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultPosition: { x: 0, y: 0 } },
  play: async ({ canvas }) => {
    await expect(Math.round(canvas.getByRole('button').getBoundingClientRect().left)).toBe(16);
  },
};

/** A stored position may be invalid. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultPosition: { x: Number.NaN, y: 99 } },
  play: async ({ canvas }) => {
    await expect(inWindow(canvas.getByRole('button'))).toBe(true);
  },
};

export const LongText: Story = {
  args: { children: 'Create an active trade with the manager of your account, at any time of the day '.repeat(4) },
  play: async ({ canvas }) => {
    await expect(inWindow(canvas.getByRole('button'))).toBe(true);
  },
};

/** Positions count from the left in every language; the label is translated. */
export const RightToLeft: Story = {
  args: { children: 'إنشاء صفقة نشطة', iconStart: <PlusIcon />, defaultPosition: { x: 0, y: 1 } },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    await expect(Math.round(canvas.getByRole('button').getBoundingClientRect().left)).toBe(16);
  },
};

/** In a window of its own: a transformed parent is the containing block of fixed elements. */
export const Matrix: Story = {
  tags: ['vrt'],
  args: { iconStart: <PlusIcon /> },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 200, transform: 'translate(0)' }}>
        <Story />
      </div>
    ),
  ],
};
