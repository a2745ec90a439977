import { encode } from 'uqr';
import { orNoValue } from '../../format/noValue.ts';

/** The modules of light around a code that a reader needs (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface Modules {
  /** Of one side, quiet zone and all. */
  readonly size: number;
  /** The dark modules as the path of an SVG, a run of them at a time. */
  readonly path: string;
}

/** The modules of a code for this text at correction level M; null where there is no text or more than a code holds. */
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
