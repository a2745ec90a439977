'use no memo';

import type { ReactElement, ReactNode } from 'react';
import { date } from '../../format/date.ts';
import { NOTHING } from '../../format/nothing.ts';
import { ROLE, rowRoles } from './roles.ts';
import * as styles from './Table.css.ts';
import type { CellValue, TableAction, TableColumn } from './types.ts';

interface RowLook<Row> {
  columns: readonly TableColumn<Row>[];
  actions: readonly TableAction<Row>[];
  /** Asked once by the table: React Aria's hook listens for changes wherever it is called. BCP 47. */
  locale: string;
  /** Each row is a card and each value has its label. */
  areCards: boolean;
}

/** What draws the rows of a table. */
export interface RowDrawer<Row> {
  /**
   * All of them, in this order.
   * @param keys what tells each from the others
   */
  readonly all: (rows: readonly Row[], keys: readonly string[]) => readonly ReactElement[];
  /** One of those that are seen of many: `index` is its place among them all, from 0. */
  readonly one: (row: Row, key: string, index: number) => ReactElement;
}

/**
 * They are plain elements, so that a hundred of them listen to nothing and cost what a table costs. A row is drawn once:
 * for the same one the same element comes back, which React moves and looks no further.
 */
export function rowDrawer<Row>({ columns, actions, locale, areCards }: RowLook<Row>): RowDrawer<Row> {
  const header = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  // One array: React gives an array within the children an invisible fragment, one for each row.
  const cells = columns.map((column) => cellDrawer(column, column === header, locale, areCards));
  if (actions.length > 0) cells.push(actionsDrawer(actions, areCards));

  const draw = (row: Row, key: string, index: number | null) => {
    const children = cells.map((drawCell) => drawCell(row));
    if (!areCards && index === null) return <tr key={key}>{children}</tr>;
    return (
      <tr
        key={key}
        role={rowRoles(areCards).row}
        data-index={index ?? undefined}
        // Counted from 1, and the row of headers is the first.
        aria-rowindex={index === null ? undefined : index + 2}
      >
        {children}
      </tr>
    );
  };
  return { all: allDrawer((row, key) => draw(row, key, null)), one: oneDrawer(draw) };
}

/** What was drawn last is looked up by row only for another order: most tables are never given one. */
function allDrawer<Row>(draw: (row: Row, key: string) => ReactElement): RowDrawer<Row>['all'] {
  let last: { rows: readonly Row[]; keys: readonly string[]; elements: readonly ReactElement[] } | null = null;
  return (rows, keys) => {
    if (last?.rows === rows && last.keys === keys) return last.elements;
    const drawn = new Map(last?.elements.map((element, place) => [last?.rows[place], element]));
    const elements = rows.map((row, place) => {
      const key = keys[place] ?? '';
      const before = drawn.get(row);
      return before?.key === key ? before : draw(row, key);
    });
    last = { rows, keys, elements };
    return elements;
  };
}

function oneDrawer<Row>(draw: RowDrawer<Row>['one']): RowDrawer<Row>['one'] {
  const drawn = new WeakMap<object, { readonly index: number; readonly element: ReactElement }>();
  return (row, key, index) => {
    if (!(row instanceof Object)) return draw(row, key, index);
    const before = drawn.get(row);
    if (before?.index === index && before.element.key === key) return before.element;
    const element = draw(row, key, index);
    drawn.set(row, { index, element });
    return element;
  };
}

type DrawPart<Row> = (row: Row) => ReactElement;

function cellDrawer<Row>(
  { id, header, align, cell, value }: TableColumn<Row>,
  isRowHeader: boolean,
  locale: string,
  areCards: boolean,
): DrawPart<Row> {
  const look = align === 'numeric' ? styles.figures : undefined;
  const content = (row: Row) => framed((cell ? cell(row) : shown(value(row), locale)) ?? NOTHING);
  // Attribute by attribute, and none that is not there: React goes through those of each of thousands of cells, and
  // objects spread into them are garbage to collect.
  if (areCards) {
    return isRowHeader
      ? (row) => (
          <th key={id} scope="row" role={ROLE.rowHeader} data-label={header} className={look}>
            {content(row)}
          </th>
        )
      : (row) => (
          <td key={id} role={ROLE.cell} data-label={header} className={look}>
            {content(row)}
          </td>
        );
  }
  if (isRowHeader) {
    return (row) => (
      <th key={id} scope="row" className={look}>
        {content(row)}
      </th>
    );
  }
  return look === undefined
    ? (row) => <td key={id}>{content(row)}</td>
    : (row) => (
        <td key={id} className={look}>
          {content(row)}
        </td>
      );
}

function actionsDrawer<Row>(actions: readonly TableAction<Row>[], areCards: boolean): DrawPart<Row> {
  const [first, ...others] = actions.map(actionDrawer);
  const draw = (row: Row) =>
    others.length === 0 ? (
      // One button needs no frame around it.
      first?.(row)
    ) : (
      <span className={styles.actions}>
        {first?.(row)}
        {others.map((drawOther) => drawOther(row))}
      </span>
    );
  const key = 'actions of the row';
  return areCards
    ? (row) => (
        <td key={key} role={ROLE.cell} className={styles.actionsCell}>
          {draw(row)}
        </td>
      )
    : (row) => <td key={key}>{draw(row)}</td>;
}

function actionDrawer<Row>({ id, label, name, icon, onPress, isShown, isDisabled }: TableAction<Row>) {
  const content = icon ? (
    <>
      {icon}
      {label}
    </>
  ) : (
    label
  );
  return (row: Row) =>
    (isShown?.(row) ?? true) ? (
      <button
        key={id}
        type="button"
        aria-label={name(row)}
        // Not false: React would take away from every row what no row has.
        disabled={isDisabled?.(row) || undefined}
        className={styles.action}
        onClick={() => onPress(row)}
      >
        {content}
      </button>
    ) : null;
}

/** Text needs no frame of its own beside the label of a card; what may be several elements does. */
function framed(content: ReactNode): ReactNode {
  return typeof content === 'string' ? content : <span className={styles.value}>{content}</span>;
}

function shown(value: CellValue, locale: string): string {
  if (value instanceof Date) return date(value, locale);
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return NOTHING;
  return typeof value === 'string' ? value : value.toLocaleString(locale);
}
