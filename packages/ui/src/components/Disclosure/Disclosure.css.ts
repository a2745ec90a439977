import { focusRing } from '../../styles/focusRing.ts';
import { style } from '../../styles/recipe.ts';
import { inside, when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}` });

export const trigger = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space['3'],
  borderRadius: vars.radius.sm,
  color: vars.color.text.strong,
  cursor: 'pointer',
  selectors: { ...focusRing, [when.disabled]: { color: vars.color.text.muted, cursor: 'not-allowed' } },
});

export const title = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = style({
  display: 'inline-flex',
  color: vars.color.text.muted,
  transition: `rotate ${vars.motion.duration.base} ${vars.motion.ease.standard}`,
  selectors: { [inside(root, 'expanded')]: { rotate: '180deg' } },
});

export const panel = style({
  blockSize: 'var(--disclosure-panel-height)',
  overflow: 'clip',
  transition: `block-size ${vars.motion.duration.moderate} ${vars.motion.ease.standard}`,
});

export const content = style({ ...text('bodySm'), paddingBlockEnd: vars.space['4'] });
