import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type * as ui from '../index.ts';
import { EXAMPLES } from './examples.tsx';
import { IMPOSSIBLE } from './invalidProps.tsx';
import { NO_ID, WITHOUT_ROOT_PROPS } from './withoutRootProps.ts';
import { withProps } from './withProps.ts';

type Props = { readonly [Name in keyof typeof EXAMPLES]: ComponentProps<(typeof ui)[Name]> };
type Without<Prop> = { [Name in keyof Props]: Prop extends keyof Props[Name] ? never : Name }[keyof Props];

describe('the outermost element', () => {
  const given = { id: 'given-id', 'data-given': 'yes' };
  const examples = Object.entries(EXAMPLES);

  it.each(examples.filter(([name]) => !(name in WITHOUT_ROOT_PROPS)))(
    'of %s accepts data attributes',
    (name, example) => {
      expect(renderToString(withProps(name, example, given))).toContain('data-given="yes"');
    },
  );

  it.each(examples.filter(([name]) => !(name in NO_ID)))('of %s accepts an id', (name, example) => {
    expect(renderToString(withProps(name, example, given))).toContain('id="given-id"');
  });

  it('accepts a ref', () => {
    expectTypeOf<Exclude<Without<'ref'>, keyof typeof WITHOUT_ROOT_PROPS>>().toBeNever();
    expectTypeOf<Exclude<Without<'id'>, keyof typeof WITHOUT_ROOT_PROPS>>().toBeNever();
  });
});

describe('impossible props', () => {
  // React itself warns about an attribute that is not a number; this test only checks the markup.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  const cases = Object.entries(EXAMPLES).flatMap(([name, example]) =>
    Object.entries(IMPOSSIBLE[name as keyof typeof IMPOSSIBLE]).map(([prop, values]) => ({
      name,
      prop,
      example,
      values,
    })),
  );

  it.each(cases)('$name renders with any $prop', ({ name, prop, example, values }) => {
    for (const value of values) {
      // An option that does not exist has no rule, and an invalid length is ignored, so neither is visible.
      const html = renderToString(withProps(name, example, { [prop]: value })).replaceAll(
        / (class|style)="[^"]*"/g,
        '',
      );
      expect(html).not.toMatch(/\bNaN\b|\bundefined\b|\[object |Infinity/);
    }
  });
});
