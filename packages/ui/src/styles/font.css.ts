import { globalFontFace } from '@vanilla-extract/css';

// A path relative to node_modules, resolved by the bundler, so that the app serves the files itself.
const INTER = '@fontsource-variable/inter/files/inter';
const READEX = '@fontsource-variable/readex-pro/files/readex-pro';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
// Whole Unicode blocks: where two faces contain a character, the last one is used.
const LATIN_EXT =
  'U+0100-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** Only letters and their joined forms: direction marks and hyphens also occur on pages in Latin script. */
const ARABIC = 'U+0600-06FF,U+0750-077F,U+0870-089F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFC';

const fontFace = (file: string, fontWeight: string, unicodeRange: string) => ({
  src: `url("${file}-wght-normal.woff2") format("woff2")`,
  fontWeight,
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange,
});

globalFontFace('Inter Variable', [
  fontFace(`${INTER}-latin-ext`, '100 900', LATIN_EXT),
  fontFace(`${INTER}-latin`, '100 900', LATIN),
]);

/** Inter has no Arabic letters. Browsers load this file only on pages that contain some. */
globalFontFace('Readex Pro Variable', fontFace(`${READEX}-arabic`, '160 700', ARABIC));

// Arial, or the metric-compatible face that Linux has instead, scaled to Inter's metrics, so that the layout does not shift
// when Inter arrives.
globalFontFace('Inter Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '107%',
  ascentOverride: '90%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
});
