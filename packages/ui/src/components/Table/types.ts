import type { ReactElement, ReactNode } from 'react';
import type { IconProps } from '../Icon/Icon.tsx';

/** What a column holds of a row, before it is made to be read. Amounts are integer cents. */
export type CellValue = string | number | bigint | Date | null | undefined;

/** One column of a Table. */
export interface TableColumn<Row> {
  /** No two columns of a table share one. */
  readonly id: string;
  /** What it holds, in one or two words; where there is no room for columns it labels each value. */
  readonly header: string;
  /** The plain value of a row: it is sorted by it, a file of the rows holds it, and it is shown where `cell` is not given. */
  readonly value: (row: Row) => CellValue;
  /** The value as it is read: Money, Badge. @default the value as text, '---' where there is none */
  readonly cell?: (row: Row) => ReactNode;
  /** Figures stand at the end, with digits of equal width. @default 'start' */
  readonly align?: 'start' | 'numeric';
  /** Its header sorts. @default false */
  readonly isSortable?: boolean;
  /** Orders two rows, ascending, where the order of the values is not the right one. */
  readonly compare?: (one: Row, other: Row) => number;
  /** The direction of the first press on the header; 'descending' for dates and amounts. @default 'ascending' */
  readonly firstDirection?: TableSort['direction'];
  /** Names the row for assistive technology. @default the first column does */
  readonly isRowHeader?: boolean;
}

/** By which column the rows are ordered, and which way. */
export interface TableSort {
  /** The `id` of a column. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** What can be done with a row; one light button each. */
export interface TableAction<Row> {
  /** No two actions of a table share one. */
  readonly id: string;
  /** What is read: 'Details'. */
  readonly label: string;
  /** The name for assistive technology, which tells the rows apart: 'Details of deposit 2041'. */
  readonly name: (row: Row) => string;
  readonly icon?: ReactElement<IconProps>;
  readonly onPress: (row: Row) => void;
  /** Whether the row offers it at all. @default every row does */
  readonly isShown?: (row: Row) => boolean;
  /** @default none */
  readonly isDisabled?: (row: Row) => boolean;
}
