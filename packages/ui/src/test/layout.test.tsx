import type { ComponentProps, CSSProperties } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as ui from '../index.ts';
import { EXAMPLES } from './examples.tsx';
import { withProps } from './withProps.ts';

type Props = { readonly [Name in keyof typeof EXAMPLES]: ComponentProps<(typeof ui)[Name]> };
type Styled = {
  [Name in keyof Props]: Props[Name] extends { className?: string; style?: CSSProperties }
    ? 'className' extends keyof Props[Name]
      ? Name
      : never
    : never;
}[keyof Props];

/** The components that accept a class and a style for their placement: README.md and Layout.mdx list them. */
const STYLED = [
  'AmountField',
  'Box',
  'Card',
  'Checkbox',
  'CodeField',
  'Grid',
  'Inline',
  'PasswordField',
  'RadioGroup',
  'SearchField',
  'Stack',
  'Switch',
  'Table',
  'Tabs',
  'TextArea',
  'TextField',
] as const;

describe('[DS-3] className and style for the place in a layout (U-24)', () => {
  it('exactly these components accept them', () => {
    expectTypeOf<Exclude<(typeof STYLED)[number], Styled>>().toBeNever();
  });

  it.each(STYLED)('%s applies them to its outermost element, beside its own', (name) => {
    const styledRoot = rootOf(name, { className: 'given', style: { gridColumn: '1 / -1' } });
    const ownClass = classOf(rootOf(name, {}));
    expect(ownClass).not.toBe('');
    expect(classOf(styledRoot)).toBe(`${ownClass} given`);
    expect(styledRoot).toMatch(/style="[^"]*grid-column:1 \/ -1/);
  });
});

/** The opening tag of the outermost element, without React Aria's hidden templates of a collection. */
function rootOf(name: keyof typeof EXAMPLES, props: Readonly<Record<string, unknown>>): string {
  const html = renderToString(withProps(name, EXAMPLES[name], props)).replace(/<template.*<\/template>/s, '');
  return html.slice(0, html.indexOf('>'));
}

const classOf = (tag: string) => tag.match(/class="([^"]*)"/)?.[1] ?? '';
