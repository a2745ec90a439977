import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../tokens/contract.css.ts';
import { EXAMPLES } from './examples.tsx';
import { WITHOUT_ROOT_PROPS } from './withoutRootProps.ts';

/** A test of all components, with nothing to look at. */
const meta = {
  title: 'Tests/Room',
  tags: ['!dev', '!autodocs'],
  // All of them at once: a page with a dozen main landmarks.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** These fill the window, not a box; a skip link is only for the keyboard. */
const OF_THE_WINDOW = new Set(['AppShell', 'SkipLink']);
const examples = Object.entries(EXAMPLES).filter(([name]) => !(name in WITHOUT_ROOT_PROPS) && !OF_THE_WINDOW.has(name));

/** Each component in a box of a given width, in px. */
const inBoxes = (width: number) => () => (
  <>
    {examples.map(([name, example]) => (
      <div key={name} data-testid={name} style={{ inlineSize: width, containerType: 'inline-size' }}>
        {example}
      </div>
    ))}
  </>
);

/** Components that are wider than their box. */
function tooWide(canvas: { getByTestId: (name: string) => HTMLElement }): string[] {
  return examples
    .map(([name]) => ({ name, box: canvas.getByTestId(name) }))
    .filter(({ box }) => box.scrollWidth > box.clientWidth)
    .map(({ name, box }) => `${name}: ${box.scrollWidth} px`);
}

/** The content of a screen of 320 px: nothing is cut off or scrolls sideways. */
export const OnASmallPhone: Story = {
  render: inBoxes(288),
  play: async ({ canvas }) => {
    await expect(tooWide(canvas)).toEqual([]);
  },
};

/** The content of a phone of 390 px, with text twice as large. */
export const TextTwiceAsLarge: Story = {
  render: inBoxes(358),
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    await expect(tooWide(canvas)).toEqual([]);
  },
};

/** With a coarse pointer every target is as large as the token requires, whatever is painted. */
export const UnderAFinger: Story = {
  render: inBoxes(358),
  beforeEach: () => {
    const restore = [...document.styleSheets].flatMap((sheet) => mediaIn(sheet.cssRules)).map(emulateTouch);
    return () => {
      for (const undo of restore) undo();
    };
  },
  play: async ({ canvas }) => {
    const least = Number.parseFloat(
      getComputedStyle(document.documentElement).getPropertyValue(nameOf(vars.size.target)),
    );
    await expect(least).toBe(44);
    const small = examples.flatMap(([name]) =>
      [...canvas.getByTestId(name).querySelectorAll<HTMLElement>(CONTROLS)].filter(isTarget).flatMap((control) => {
        const { width, height } = targetOf(control);
        return Math.min(width, height) < least - 0.5 ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`] : [];
      }),
    );
    await expect(small).toEqual([]);
  },
};

const CONTROLS = 'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="slider"]';

/** Part of a sentence, visually hidden or disabled: not a target. */
function isTarget(control: HTMLElement): boolean {
  const { display, visibility } = getComputedStyle(control);
  const isHidden = control.closest('[hidden], [inert], [aria-hidden="true"]') !== null || visibility === 'hidden';
  const isDrawn = [...control.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
  return isDrawn && !isHidden && display !== 'inline' && !control.matches(':disabled');
}

/** The touchable area: the control, its label, and the area added by its `::after`. */
function targetOf(control: HTMLElement): { readonly width: number; readonly height: number } {
  const hit = control.closest('label') ?? control;
  const box = hit.getBoundingClientRect();
  const after = getComputedStyle(hit, '::after');
  const isLarger = after.content !== 'none' && after.position === 'absolute';
  const [width, height] = isLarger ? [Number.parseFloat(after.width), Number.parseFloat(after.height)] : [0, 0];
  return { width: Math.max(box.width, width), height: Math.max(box.height, height) };
}

/** Every media rule, at any depth. */
function mediaIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaIn(rule.cssRules as CSSRuleList) : []),
  ]);
}

/** A test cannot choose the browser's pointer, so it edits the rules. Returns a function that restores them. */
function emulateTouch({ media }: CSSMediaRule): () => void {
  const original = media.mediaText;
  if (original.includes('pointer: coarse')) media.mediaText = 'all';
  else if (/pointer: fine|hover: hover/.test(original)) media.mediaText = 'not all';
  return () => {
    media.mediaText = original;
  };
}

/** The custom property behind a token: `var(--name)`. */
function nameOf(token: string): string {
  return token.slice('var('.length, -1);
}
