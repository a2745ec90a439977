import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type * as ui from '../index.ts';
import { EXAMPLES } from './examples.tsx';
import { IMPOSSIBLE } from './impossible.tsx';
import { withProps } from './withProps.ts';

const OVER_THE_PAGE = 'opens over the page, in its body, which a server does not render; the Dialog inside takes both';

/** What hands nothing on to an element of its own, and why. */
const NO_ROOT = {
  AddressModal: OVER_THE_PAGE,
  AlertDialog: OVER_THE_PAGE,
  BottomSheet: OVER_THE_PAGE,
  BuySellModal: OVER_THE_PAGE,
  DetailModal: OVER_THE_PAGE,
  MessageModal: OVER_THE_PAGE,
  Modal: OVER_THE_PAGE,
  Popover: OVER_THE_PAGE,
  SendReceiveModal: OVER_THE_PAGE,
  ToastRegion: OVER_THE_PAGE,
  DialogTrigger: 'has no element: it joins a button and an overlay',
  Menu: 'has no element: the trigger that it is given takes both',
  Tooltip: 'has no element: the control in it takes both',
} as const satisfies Readonly<Record<string, string>>;

/** React Aria takes the id as the key in a group of disclosures and does not write it. */
const NO_ID = { ...NO_ROOT, Disclosure: 'a key' };

/** Finds its form by its own. */
type NoRef = 'FormErrorSummary';

type Props = { readonly [Name in keyof typeof EXAMPLES]: ComponentProps<(typeof ui)[Name]> };
type Without<Prop> = { [Name in keyof Props]: Prop extends keyof Props[Name] ? never : Name }[keyof Props];

describe('the outermost element', () => {
  const given = { id: 'given-id', 'data-given': 'yes' };
  const examples = Object.entries(EXAMPLES);

  it.each(examples.filter(([name]) => !(name in NO_ROOT)))('of %s takes data', (name, example) => {
    expect(renderToString(withProps(name, example, given))).toContain('data-given="yes"');
  });

  it.each(examples.filter(([name]) => !(name in NO_ID)))('of %s takes an id', (name, example) => {
    expect(renderToString(withProps(name, example, given))).toContain('id="given-id"');
  });

  it('takes a ref', () => {
    expectTypeOf<Exclude<Without<'ref'>, keyof typeof NO_ROOT | NoRef>>().toBeNever();
    expectTypeOf<Exclude<Without<'id'>, keyof typeof NO_ROOT>>().toBeNever();
  });
});

describe('impossible props', () => {
  // React itself warns of an attribute that is no number; the markup is what counts here.
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

  it.each(cases)('$name is drawn with any $prop', ({ name, prop, example, values }) => {
    for (const value of values) {
      // A look that does not exist has no rule, a length that is none is no length: neither is read by anybody.
      const html = renderToString(withProps(name, example, { [prop]: value })).replaceAll(
        / (class|style)="[^"]*"/g,
        '',
      );
      expect(html).not.toMatch(/\bNaN\b|\bundefined\b|\[object |Infinity/);
    }
  });
});
