import { createRuntimeFn } from '@vanilla-extract/recipes/createRuntimeFn';
import { describe, expect, it } from 'vitest';
import { chosenClasses } from './chosenClasses.ts';

const button = {
  defaultClassName: 'button',
  variantClassNames: {
    tone: { accent: 'blue', negative: 'red' },
    size: { sm: 'small text-sm', lg: 'large' },
    isWide: { true: 'wide' },
  },
  defaultVariants: { tone: 'accent' },
  compoundVariants: [
    [{ tone: 'negative', isWide: true }, 'loud'],
    [{ tone: 'accent', size: 'lg' }, 'calm'],
  ] as const,
};

const tones = [undefined, 'accent', 'negative'];
const sizes = [undefined, 'sm', 'lg'];
const widths = [undefined, false, true];
const choices = tones.flatMap((tone) => sizes.flatMap((size) => widths.map((isWide) => ({ tone, size, isWide }))));

const sorted = (classes: string) => classes.split(' ').toSorted();

describe('chosenClasses', () => {
  it('gives the classes of what is chosen', () => {
    const classes = chosenClasses(button);
    expect(classes()).toBe('button blue');
    expect(classes({ tone: 'negative', size: 'sm', isWide: true })).toBe('button red small text-sm wide loud');
    expect(classes({ size: 'lg', isWide: false })).toBe('button blue large calm');
  });

  it.each(choices)('gives those that vanilla-extract gives: %o', (chosen) => {
    // Its type asks for names that this test counts up.
    const theirs = createRuntimeFn(button as never) as (choices: object) => string;
    expect(sorted(chosenClasses(button)(chosen))).toEqual(sorted(theirs(chosen)));
  });

  it('has no class for a choice that there is not', () => {
    expect(chosenClasses(button)({ tone: 'purple', flavour: 'sweet' })).toBe('button');
  });
});
