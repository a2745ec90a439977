import { describe, expect, it } from 'vitest';
import { branded, contrastRatio, pairsOf } from '../tokens/contrast.ts';
import { THEME_NAMES } from '../tokens/theme.ts';
import { THEMES } from '../tokens/themes.ts';
import { BrandError } from './BrandError.ts';
import { type BrandOptions, createBrand } from './createBrand.ts';

const acme = { id: 'acme', name: 'Acme Capital', shortName: 'Acme', color: '#135deb' } satisfies BrandOptions;

/** All hues, each from nearly white to nearly black, and from grey to vivid. */
const colors = Array.from({ length: 24 }, (_, step) => step * 15).flatMap((hue) =>
  [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.97].flatMap((lightness) =>
    [0, 0.08, 0.2, 0.35].map((chroma) => `oklch(${lightness} ${chroma} ${hue})`),
  ),
);

function refusal(options: Partial<BrandOptions>): BrandError {
  try {
    createBrand({ ...acme, ...options });
  } catch (error) {
    if (error instanceof BrandError) return error;
    throw error;
  }
  throw new Error('The brand was accepted.');
}

describe('createBrand', () => {
  it('[DS-3] any opaque colour gives two themes in which every colour pair has AA contrast (U-23)', () => {
    const low = colors.flatMap((color) => {
      const brand = createBrand({ ...acme, color });
      return THEME_NAMES.flatMap((name) =>
        pairsOf(branded(THEMES[name], brand, name))
          .filter(({ foreground, background, atLeast }) => contrastRatio(foreground, background) < atLeast)
          .map(({ name: pair }) => `${color} ${name} ${pair}`),
      );
    });
    expect(low).toEqual([]);
  });

  it('[DS-3] buttons keep the exact colour of the brand in both themes', () => {
    const { accent } = createBrand({ ...acme, color: 'rgb(19 93 235)' });
    expect([accent.white.tone.solid, accent.black.tone.solid]).toEqual(['#135deb', '#135deb']);
    expect(accent.white.tone.on).toBe('#ffffff');
  });

  it('[DS-3] text on a light colour is dark', () => {
    const { accent } = createBrand({ ...acme, color: '#ffd400' });
    expect(accent.white.tone.on).toBe('#090c14');
    expect(contrastRatio(accent.white.tone.on, accent.white.tone.solidPressed)).toBeGreaterThan(4.5);
  });

  it('[DS-3] a colour on which the chosen text cannot be read is refused, with the names of the pairs', () => {
    const { message, lowContrast } = refusal({ color: '#ffd400', onColor: '#ffffff' });
    expect(message).toContain("The brand 'Acme Capital' cannot be read: on accent / solid in white");
    expect(message).toContain('(#ffffff on #ffd400) is 1.43:1 and needs 4.5:1');
    expect(message).toContain('Choose another `color` or `onColor`.');
    expect(new Set(lowContrast.map(({ name }) => name))).toEqual(
      new Set(['on accent / solid', 'on accent / hover', 'on accent / pressed']),
    );
  });

  it.each([
    ['no colour', { color: 'bluish' }, "'bluish' is no colour: `color` of the brand 'Acme Capital'."],
    ['a translucent colour', { color: 'rgb(0 0 0 / .5)' }, 'must be opaque'],
    ['a translucent text', { onColor: '#ffffff80' }, '`onColor` of the brand'],
    ['an id that is no name', { id: 'Acme"]' }, 'must be small letters, digits and hyphens'],
    ['a long short name', { shortName: 'Acme Capital Partners' }, 'more than 12 characters'],
  ])('[DS-3] %s is refused with a sentence', (_, options, sentence) => {
    expect(refusal(options).message).toContain(sentence);
  });

  it('[DS-3] its style sheet sets custom properties by data-brand, for each theme, in the tokens layer', () => {
    const { css } = createBrand({ ...acme, corners: 'soft' });
    expect(css).toMatch(/^@layer ui\.tokens \{\n {2}\[data-brand="acme"\] \{\n {4}--ui-radius-control: 6px;/);
    expect(css).toContain('[data-brand="acme"][data-theme="black"], [data-brand="acme"] [data-theme="black"] {');
    expect(css.match(/--ui-color-accent-solid: #135deb;/g)).toHaveLength(2);
  });
});
