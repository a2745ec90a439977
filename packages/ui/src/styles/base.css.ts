import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { layers } from './layers.css.ts';
import { forcedColors } from './media.ts';
import { text } from './typography.ts';

type Rule = Parameters<typeof globalStyle>[1];
const base = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.base]: rule } });

// The reader sets the font size of <html>; every rem is relative to it.
base('html', {
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.canvas,
  fontFeatureSettings: '"cv11", "ss03"',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTapHighlightColor: 'transparent',
});
base('body', { ...text('bodySm'), minBlockSize: '100dvh' });
base('[data-theme="white"]', { colorScheme: 'light' });
base('[data-theme="black"]', { colorScheme: 'dark' });

// React Aria marks its elements with data-focus-visible; this outline is for native elements.
base(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.border.focusOffset,
});
// A double tap is two presses and does not zoom. React Aria would add this rule with a style element, which a strict
// content security policy blocks.
base('a, button, [data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
base('::selection', { color: vars.color.text.strong, backgroundColor: vars.color.accent.softHover });
base('::placeholder', { color: vars.color.text.muted, opacity: 1 });

base(':focus-visible', { '@media': { [forcedColors]: { outlineColor: 'Highlight' } } });
