import * as styles from './Table.css.ts';
import type { CardPlace, TableColumn } from './types.ts';

interface CellStyle {
  readonly align: NonNullable<TableColumn<unknown>['align']>;
  /** Whether the card of the row shows the value. */
  readonly isInCard: boolean;
  /** Whether the column is left out of a table with little room. */
  readonly isMinor: boolean;
  /** The place in a card with two sides; null if the cards of the table have none. */
  readonly place: CardPlace | 'none' | null;
}

/** The class of a cell of the body; undefined for the plain one. */
export function cellClass({ align, isInCard, isMinor, place }: CellStyle): string | undefined {
  const classes = [
    align === 'numeric' && styles.figures,
    place !== null && styles.place({ of: place }),
    !isInCard && styles.notInCard,
    isMinor && styles.minor,
  ].filter((name) => name !== false);
  return classes.length > 0 ? classes.join(' ') : undefined;
}

/** Whether the cards of a table have two sides, because a column has a place in them. */
export const hasCardSides = (columns: readonly Pick<TableColumn<never>, 'cardPlace'>[]): boolean =>
  columns.some(({ cardPlace }) => cardPlace !== undefined);
