import * as styles from './EntryLayout.css.ts';

const WIDTH = 740;
const STEPS = 84;

/** An abstract line, always the same: three waves with jitter, not the price of any coin. */
const LINE = Array.from({ length: STEPS + 1 }, (_, step) => {
  const angle = (step / STEPS) * 2 * Math.PI;
  const wave = 26 * Math.sin(angle * 1.1 + 0.6) + 13 * Math.sin(angle * 2.7 + 1) + 6 * Math.sin(angle * 7.3);
  const jitter = 6 * Math.sin(step * 2.31) * Math.cos(step * 0.83) - step * 0.25;
  return `${((step / STEPS) * WIDTH).toFixed(1)} ${(90 - wave + jitter).toFixed(1)}`;
}).join('L');

const LAYERS = [
  { y: 0, scale: 1, opacity: 0.9 },
  { y: 80, scale: 0.86, opacity: 0.5 },
  { y: 160, scale: 0.72, opacity: 0.26 },
  { y: 240, scale: 0.58, opacity: 0.13 },
];

export function PriceLines() {
  return (
    <svg className={styles.lines} viewBox={`0 0 ${WIDTH} 420`} preserveAspectRatio="none" aria-hidden="true">
      {LAYERS.map(({ y, scale, opacity }) => (
        <path key={y} d={`M${LINE}`} transform={`translate(0 ${y}) scale(1 ${scale})`} opacity={opacity} />
      ))}
    </svg>
  );
}
