import { createVar } from '@vanilla-extract/css';
import { fingerTarget } from '../../styles/fingerTarget.ts';
import { coarsePointer } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { inside, when } from '../../styles/states.ts';
import { type TextStyle, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { iconSize } from '../Icon/iconSize.css.ts';

const { accent, action, positive, negative } = vars.color;

/**
 * A tone sets these variables and an appearance reads them, so four tones and four appearances need eight rules, not
 * sixteen.
 */
const tone = {
  solid: createVar(),
  solidHover: createVar(),
  solidPressed: createVar(),
  on: createVar(),
  text: createVar(),
  soft: createVar(),
  softHover: createVar(),
  softPressed: createVar(),
};

/** The side length of a square button. */
const side = createVar();

const paint = (role: typeof accent) => ({
  vars: {
    [tone.solid]: role.solid,
    [tone.solidHover]: role.solidHover,
    [tone.solidPressed]: role.solidPressed,
    [tone.on]: role.on,
    [tone.text]: role.text,
    [tone.soft]: role.soft,
    [tone.softHover]: role.softHover,
    [tone.softPressed]: role.softPressed,
  },
});

const quiet = {
  color: tone.text,
  selectors: {
    [when.hovered]: { backgroundColor: tone.soft },
    [when.pressed]: { backgroundColor: tone.softHover },
    [when.disabled]: { color: vars.color.text.muted, backgroundColor: 'transparent' },
  },
};

const unavailable = { color: vars.color.text.muted, backgroundColor: action.soft };

const size = (name: 'sm' | 'md' | 'lg', icon: string, padding: string, words: TextStyle) => ({
  ...text(words),
  minBlockSize: vars.size.control[name],
  paddingInline: padding,
  vars: { [iconSize]: icon, [side]: vars.size.control[name] },
});

/** The appearance of every button; LinkButton and IconButton use it too. */
export const root = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxInlineSize: '100%',
    paddingBlock: vars.space['1'],
    // Forced colours paint the border, which is then a button's only outline.
    border: `${vars.border.hairline} solid transparent`,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.duration.fast} ${vars.motion.ease.standard}, border-color ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      [when.pending]: { cursor: 'progress' },
      [when.disabled]: { cursor: 'not-allowed' },
    },
    '@media': {
      [coarsePointer]: { selectors: { '&::after': fingerTarget } },
    },
  },
  variants: {
    tone: { accent: paint(accent), neutral: paint(action), positive: paint(positive), negative: paint(negative) },
    appearance: {
      solid: {
        color: tone.on,
        backgroundColor: tone.solid,
        selectors: {
          [when.hovered]: { backgroundColor: tone.solidHover },
          [when.pressed]: { backgroundColor: tone.solidPressed },
          // The indigo spinner cannot be seen on a solid tone, so a pending button gets the muted background.
          [when.pending]: unavailable,
          [when.disabled]: unavailable,
        },
      },
      soft: {
        color: tone.text,
        backgroundColor: tone.soft,
        selectors: {
          [when.hovered]: { backgroundColor: tone.softHover },
          [when.pressed]: { backgroundColor: tone.softPressed },
          [when.pending]: unavailable,
          [when.disabled]: unavailable,
        },
      },
      outline: { ...quiet, borderColor: vars.color.border.subtle },
      ghost: quiet,
    },
    size: {
      sm: {
        ...size('sm', vars.size.icon.sm, vars.space['3'], 'controlSm'),
        borderRadius: `max(0px, ${vars.radius.control} - 2px)`,
      },
      md: { ...size('md', vars.size.icon.md, vars.space['4'], 'control'), borderRadius: vars.radius.control },
      lg: {
        ...size('lg', vars.size.icon.md, vars.space['6'], 'controlLg'),
        borderRadius: `calc(${vars.radius.control} + 2px)`,
      },
    },
    shape: {
      text: {},
      square: { inlineSize: side, paddingInline: 0 },
    },
    isFullWidth: { true: { display: 'flex', inlineSize: '100%' } },
  },
});

const rootClass = root.classNames.base;

/** Stays in the layout while the spinner turns, so the button keeps its width and its accessible name. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [inside(rootClass, 'pending')]: { opacity: 0 } },
});

export const pending = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
