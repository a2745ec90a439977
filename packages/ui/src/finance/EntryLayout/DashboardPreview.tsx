import * as styles from './EntryLayout.css.ts';

/** The texts of the drawn dashboard, in the reader's language and number format. All figures are made up. */
export interface EntryPreview {
  /** Says that the figures are samples; shown beside the balance. */
  sample: string;
  /** The label of the balance: 'Available balance'. */
  label: string;
  /** The balance, formatted: '$24,310.50'. */
  balance: string;
  /** Entries below the curve: what they are, their day and their amount, formatted. */
  entries: readonly { title: string; day: string; amount: string }[];
}

const WIDTH = 560;
const HEIGHT = 150;

/** A balance that steps up with deposits and down with withdrawals. It promises no return (HONEST-4). */
const STEPS = [96, 94, 97, 62, 60, 64, 61, 88, 86, 90, 87, 54, 52, 56, 50, 53, 40, 44, 41, 70, 67, 69, 34, 37, 33, 36];
const LINE = STEPS.map((y, step) => `${((step / (STEPS.length - 1)) * WIDTH).toFixed(1)} ${y}`).join('L');

/** A drawing of a part of the dashboard, cut off by the edges of the panel. Screen readers skip it. */
export function DashboardPreview({ sample, label, balance, entries }: EntryPreview) {
  return (
    <div className={styles.preview} aria-hidden="true">
      <div className={styles.previewRow}>
        <span>{label}</span>
        <span className={styles.sample}>{sample}</span>
      </div>
      <bdi dir="ltr" className={styles.balance}>
        {balance}
      </bdi>
      <svg className={styles.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path className={styles.area} d={`M0 ${HEIGHT}L${LINE}L${WIDTH} ${HEIGHT}Z`} />
        <path className={styles.line} d={`M${LINE}`} />
      </svg>
      {entries.map(({ title, day, amount }) => (
        <div key={title} className={styles.entry}>
          <span className={styles.entryTitle}>{title}</span>
          <span>{day}</span>
          <bdi dir="ltr" className={styles.amount}>
            {amount}
          </bdi>
        </div>
      ))}
    </div>
  );
}
