import * as styles from './EmptyState.css.ts';

interface Lines {
  /** The thing itself, as the path of an SVG of 120 by 88. */
  readonly outline: string;
  /** What happens to it, in the accent colour. */
  readonly accent: string;
}

/** Creates a line drawing in two colours, which screen readers skip. */
// Without this annotation a bundle would contain every drawing.
/* @__NO_SIDE_EFFECTS__ */
export function createDrawing({ outline, accent }: Lines) {
  return function Drawing() {
    return (
      <svg viewBox="0 0 120 88" aria-hidden="true" className={styles.drawing}>
        <path d={outline} />
        <path d={accent} className={styles.accent} />
      </svg>
    );
  };
}
