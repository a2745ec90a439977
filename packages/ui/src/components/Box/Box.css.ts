import { createVar } from '@vanilla-extract/css';
import { recipe } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

export const paddingBlock = createVar();
export const paddingInline = createVar();

const edge = `${vars.border.hairline} solid ${vars.color.border.subtle}`;

export const root = recipe({
  base: { minInlineSize: 0, paddingBlock, paddingInline },
  variants: {
    surface: {
      none: {},
      card: {
        backgroundColor: vars.color.bg.surface,
        border: edge,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.e1,
      },
      subtle: { backgroundColor: vars.color.bg.subtle, borderRadius: vars.radius.card },
    },
    width: {
      auto: {},
      form: { inlineSize: '100%', maxInlineSize: vars.size.form, marginInline: 'auto' },
      card: { inlineSize: '100%', maxInlineSize: '35rem', marginInline: 'auto' },
      content: { inlineSize: '100%', maxInlineSize: vars.size.content, marginInline: 'auto' },
    },
  },
});
