import { create, type ThemeVars } from 'storybook/theming';
import { keel } from '../packages/ui/src/tokens/brands/keel.ts';
import { SCALE } from '../packages/ui/src/tokens/scale.ts';
import type { ThemeName } from '../packages/ui/src/tokens/theme.ts';
import { THEMES } from '../packages/ui/src/tokens/themes.ts';

/** Storybook's own pages in the colours and fonts of one theme of Keel, from the tokens. */
export function storybookTheme(name: ThemeName): ThemeVars {
  const { bg, text, border, accent } = THEMES[name].color;
  return create({
    base: name === 'black' ? 'dark' : 'light',
    brandTitle: brandTitle(accent.solid, accent.on),
    brandUrl: './',
    fontBase: SCALE.font.sans,
    fontCode: SCALE.font.mono,
    colorPrimary: accent.solid,
    colorSecondary: accent.text,
    appBg: bg.subtle,
    appContentBg: bg.surface,
    appHoverBg: accent.soft,
    appPreviewBg: bg.canvas,
    appBorderColor: border.subtle,
    appBorderRadius: Number.parseInt(keel.radius.control, 10),
    textColor: text.strong,
    textInverseColor: text.inverse,
    textMutedColor: text.muted,
    barTextColor: text.muted,
    barHoverColor: accent.text,
    barSelectedColor: accent.text,
    barBg: bg.surface,
    buttonBg: bg.subtle,
    buttonBorder: border.subtle,
    booleanBg: bg.subtle,
    booleanSelectedBg: bg.raised,
    inputBg: bg.surface,
    inputBorder: border.control,
    inputTextColor: text.strong,
    inputBorderRadius: Number.parseInt(keel.radius.control, 10),
  });
}

/** The mark and the name, as HTML: without an image Storybook renders a title as HTML. */
function brandTitle(background: string, foreground: string): string {
  const { shape, line } = keel.mark;
  return `<span style="display: inline-flex; align-items: center; gap: 10px; font-weight: 600">
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="7" fill="${background}" />
      <path d="${shape}" fill="${foreground}" />
      <path d="${line}" stroke="${background}" stroke-width="1.6" />
    </svg>${keel.name}</span>`;
}
