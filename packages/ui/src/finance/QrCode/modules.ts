import { encode } from 'uqr';
import { orNoValue } from '../../format/noValue.ts';

/** The width of the quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface Modules {
  /** The side length, including the quiet zone. */
  readonly size: number;
  /** The dark modules as the path of an SVG, one run at a time. */
  readonly path: string;
}

/**
 * The modules of a code for this text; null without text or with more than a code can contain. Level M corrects about 15 % of
 * a code, level Q about 25 %.
 */
export function modules(text: string, level: 'M' | 'Q' = 'M'): Modules | null {
  if (text === '') return null;
  return orNoValue<Modules | null>(() => {
    const { data, size } = encode(text, { ecc: level, border: QUIET_ZONE });
    return { size, path: data.map(runs).join('') };
  }, null);
}

function runs(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
  }
  return path;
}
