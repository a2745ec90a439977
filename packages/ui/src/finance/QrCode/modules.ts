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
 * The modules of a code for this text at correction level M; null without text or with more than a code can contain.
 */
export function modules(text: string): Modules | null {
  if (text === '') return null;
  return orNoValue<Modules | null>(() => {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
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
