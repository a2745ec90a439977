import type { ReactElement, ReactNode } from 'react';
import type { IconProps } from '../Icon/Icon.tsx';

/** The raw value of a cell, before formatting. Amounts are integer cents. */
export type CellValue = string | number | bigint | Date | null | undefined;

/** Where a value is in the card layout: the `title` above `start`, and opposite to them a `figure` above `end`. */
export type CardPlace = 'title' | 'start' | 'figure' | 'end';

/** One column of a Table. */
export interface TableColumn<Row> {
  /** Unique within the table. */
  readonly id: string;
  /** The header, in one or two words. In the card layout it labels each value. */
  readonly header: string;
  /** Returns the raw value of a row, which is used for sorting, for CSV export, and for display if `cell` is not given. */
  readonly value: (row: Row) => CellValue;
  /** Renders the cell, such as Money or a Badge. @default the value as text, '---' if it is missing */
  readonly cell?: (row: Row) => ReactNode;
  /** Use 'end' for numbers, which are then set in digits of equal width. @default 'start' */
  readonly align?: 'start' | 'numeric';
  /** Whether the header sorts the table. @default false */
  readonly isSortable?: boolean;
  /** A custom comparer for ascending order. @default compares the values */
  readonly compare?: (one: Row, other: Row) => number;
  /** The sort direction of the first press on the header; 'descending' for dates and amounts. @default 'ascending' */
  readonly firstDirection?: TableSort['direction'];
  /** Whether the cell names the row for assistive technology. @default true for the first column */
  readonly isRowHeader?: boolean;
  /**
   * Where the value is in the card layout, without its label: for values that explain themselves, such as a date.
   *
   * @default in a line of its own, after its label
   */
  readonly cardPlace?: CardPlace;
  /** Whether a table of less than 768 px does not show the column, whose value is also elsewhere; assistive technology reads it in any case, and cards show it. @default false */
  readonly isMinor?: boolean;
  /** Whether the card of a row shows the value; assistive technology reads it in any case. @default always */
  readonly isInCard?: (row: Row) => boolean;
}

/** Groups of rows, each under a heading in the card layout, such as the rows of a day. */
export interface TableGroups<Row> {
  /** The `id` of the column that the heading stands for. Sorted by another one, the rows have no groups. */
  readonly column: string;
  /** The heading of a row: 'Today'. Consecutive rows with the same heading are a group. */
  readonly heading: (row: Row) => string;
  /** Shown below the heading in place of the column's value: the time. @default nothing */
  readonly cell?: (row: Row) => ReactNode;
}

/** The sorted column and direction. */
export interface TableSort {
  /** The `id` of a column. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** An action of a row, rendered as a small button. */
export interface TableAction<Row> {
  /** Unique within the table. */
  readonly id: string;
  /** The visible label: 'Details'. */
  readonly label: string;
  /** The accessible name, unique for each row: 'Details of deposit 2041'. */
  readonly name: (row: Row) => string;
  readonly icon?: ReactElement<IconProps>;
  /** Use 'accent' for what a row waits for, such as a payment. @default 'neutral' */
  readonly tone?: 'neutral' | 'accent';
  readonly onPress: (row: Row) => void;
  /** Whether the row has this action. @default every row has it */
  readonly isShown?: (row: Row) => boolean;
  /** @default none */
  readonly isDisabled?: (row: Row) => boolean;
}
