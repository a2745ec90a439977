import type { ReactElement, ReactNode } from 'react';
import type { IconProps } from '../Icon/Icon.tsx';

/** The raw value of a cell, before formatting. Amounts are integer cents. */
export type CellValue = string | number | bigint | Date | null | undefined;

/** The place of a value in the card layout: `title` above `start` on one side, `figure` above `end` on the other. */
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
  /** Use 'numeric' for numbers: they are right-aligned, in digits of equal width. @default 'start' */
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
   * The place of the value in the card layout, where it has no label: for values that need none, such as a date.
   *
   * @default in a line of its own, after its label
   */
  readonly cardPlace?: CardPlace;
  /**
   * Hides the column in a table narrower than 768 px, for a value that is also shown elsewhere. Cards show it, and
   * assistive technology always reads it. @default false
   */
  readonly isMinor?: boolean;
  /** Whether the card of a row shows the value; assistive technology reads it in any case. @default always */
  readonly isInCard?: (row: Row) => boolean;
}

/** Groups of rows, each under a heading in the card layout, such as the rows of a day. */
export interface TableGroups<Row> {
  /** The `id` of the column that the heading replaces. Rows sorted by another column have no groups. */
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
  /** 'ascending' sorts the smallest first. */
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
  /** An icon before the label. @default none */
  readonly icon?: ReactElement<IconProps>;
  /** Use 'accent' for the action that the row is waiting for, such as a payment. @default 'neutral' */
  readonly tone?: 'neutral' | 'accent';
  /** Called with the row whose button is pressed. */
  readonly onPress: (row: Row) => void;
  /** Whether the row has this action. @default every row has it */
  readonly isShown?: (row: Row) => boolean;
  /** Whether the action is disabled in the row. @default never */
  readonly isDisabled?: (row: Row) => boolean;
}
