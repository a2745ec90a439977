import { createElement } from 'react';
import { vars } from '../../tokens/contract.css.ts';
import { GLYPHS, type MarkName } from '../CoinMark/marks.ts';
import '../../tokens/coin.css.ts';
import * as styles from './QrCode.css.ts';

/** The diameter of the white disc as a part of the code's side: it covers about 5 % of the modules. */
const DISC = 0.22;

interface QrMarkProps {
  readonly of: MarkName;
  /** The side length of the code, including the quiet zone, in modules. */
  readonly size: number;
}

/** The mark of a coin in the centre of a code, on a white disc. */
export function QrMark({ of: mark, size }: QrMarkProps) {
  const centre = size / 2;
  const radius = (size * DISC) / 2;
  const inner = radius * 0.84;
  const scale = (inner * 1.2) / 24;
  return (
    <g data-mark={mark}>
      <circle cx={centre} cy={centre} r={radius} className={styles.ground} />
      <circle cx={centre} cy={centre} r={inner} style={{ fill: vars.color.coin[mark] }} />
      <g
        transform={`translate(${centre} ${centre}) scale(${scale}) translate(-12 -12)`}
        className={styles.glyph}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {GLYPHS[mark].node.map(([tag, attributes]) => createElement(tag, attributes))}
      </g>
    </g>
  );
}
