import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import deposit from '../generated/deposit.gen.json' with { type: 'json' };
import login from '../generated/login.gen.json' with { type: 'json' };
import vault from '../generated/vault.gen.json' with { type: 'json' };
import { FlowDiagram } from './FlowDiagram.tsx';
import { sentenceOf } from './sentences.ts';
import type { Diagram } from './types.ts';

const [loginDiagram, depositDiagram, vaultDiagram] = [login, deposit, vault].map(({ diagram }) => diagram) as Diagram[];

const meta = {
  title: 'Flows/Diagrams/Diagram',
  component: FlowDiagram,
  parameters: { layout: 'padded' },
  args: { diagram: loginDiagram!, onSelect: fn() },
} satisfies Meta<typeof FlowDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const editing = canvas.getByRole('button', { name: /^editing, initial: / });
    await userEvent.click(editing);
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'login.editing' }));
  },
};

/** A running flow: the current state, the visited states, and the last transition. */
export const Running: Story = {
  args: {
    current: 'submitting',
    visited: ['editing'],
    taken: ['login.editing submitted 2/2'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^submitting, busy/ })).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('button', { name: /^editing/ })).not.toHaveAttribute('aria-current');
  },
};

/** A nested state, and transitions that every state accepts. */
export const Nested: Story = {
  args: { diagram: vaultDiagram!, current: { unlocked: 'open' }, visited: ['locked', 'unlocking'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^unlocked\.open/ })).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('button', { name: /^unlocked:/ })).toHaveAttribute('aria-current', 'step');
  },
};

/** The arrows of the selected state are highlighted. */
export const Selected: Story = { args: { diagram: depositDiagram!, selected: 'deposit.editing' } };

/** On a right-to-left page the chart still reads from left to right. */
export const RightToLeft: Story = {
  args: { diagram: depositDiagram! },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: /^opening/ });
    await expect(getComputedStyle(first).direction).toBe('ltr');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    const editing = canvas.getByRole('button', { name: /^editing/ });
    const submitting = canvas.getByRole('button', { name: /^submitting/ });
    await expect(
      canvas.getAllByRole('button').filter((each) => each.tabIndex === 0 && each instanceof SVGElement),
    ).toEqual([editing]);
    editing.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(submitting).toHaveFocus();
    await expect(submitting).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'login.submitting' }));
  },
};

export const Zooming: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = canvasElement.querySelector('svg[viewBox^="0 0 1"]')!;
    const widthIs = (px: number) => waitFor(() => expect(drawing.getBoundingClientRect().width).toBeCloseTo(px, 0));
    const natural = login.diagram.width;
    await userEvent.click(canvas.getByRole('button', { name: 'Actual size' }));
    await widthIs(natural);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await widthIs(natural * 1.25);
    canvas.getByRole('region', { name: 'Diagram of login' }).focus();
    await userEvent.keyboard('-');
    await widthIs(natural);
    await userEvent.keyboard('0');
    await waitFor(() => expect(drawing.getBoundingClientRect().width).toBeLessThan(1280));
  },
};

/** The transitions as sentences, for screen readers and people who prefer text. */
export const AsAList: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All transitions as a list' }));
    const [list] = canvas.getAllByRole('list').slice(-1);
    await expect(list!.children).toHaveLength(args.diagram.transitions.length);
    const first = args.diagram.transitions.find(({ target }) => target === 'login.submitting')!;
    await expect(sentenceOf(args.diagram, first)).toBe('From editing: on submitted [isValid] to submitting.');
    await expect(list!).toHaveTextContent(sentenceOf(args.diagram, first));
  },
};
