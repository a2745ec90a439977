import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cellClass, hasCardSides } from './cellClass.ts';
import { cellContent } from './cellContent.ts';
import { groupParts } from './groupParts.ts';
import { TABLE_ROLES } from './roles.ts';
import type { WindowPart } from './rowWindow.ts';
import * as styles from './Table.css.ts';
import { TableCell, TableRow } from './TableRow.tsx';
import type { TableAction, TableColumn, TableGroups } from './types.ts';

interface TableRowsProps<Row> {
  rows: readonly Row[];
  /** The unique key of each row, in the order of the rows. */
  keys: readonly string[];
  columns: readonly TableColumn<Row>[];
  actions: readonly TableAction<Row>[];
  /** null for one group without a heading. */
  groups: TableGroups<Row> | null;
  /** BCP 47. */
  locale: string;
  /** The rendered rows of a virtualized table; null if all rows are rendered. */
  parts: readonly WindowPart[] | null;
}

/**
 * The body of a table: one `tbody`, or one for each group of rows. Cell contents are computed here and not in a component
 * for each row: a row that was mutated in place is the same object, so the React Compiler would reuse the old output.
 */
export function TableRows<Row>({ rows, keys, columns, actions, groups, locale, parts }: TableRowsProps<Row>) {
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

  const hasSides = hasCardSides(columns);
  const actionsPlace = cellClass({ align: 'start', isInCard: true, isMinor: false, place: hasSides ? 'none' : null });

  const draw = (row: Row, index: number) => (
    <TableRow key={keys[index]} index={parts && index} hasSides={hasSides}>
      {columns.map((column) => (
        <TableCell
          key={column.id}
          column={column}
          isRowHeader={column === rowHeader}
          hasSides={hasSides}
          isInCard={column.isInCard?.(row) ?? true}
        >
          {column.id === groups?.column ? (
            <>
              <span className={styles.inTable}>{cellContent(column, row, locale)}</span>
              <span className={styles.inGroup}>{groups.cell?.(row)}</span>
            </>
          ) : (
            cellContent(column, row, locale)
          )}
        </TableCell>
      ))}
      {actions.length > 0 && (
        <td role={TABLE_ROLES.cell} className={[styles.actionsCell, actionsPlace].filter(Boolean).join(' ')}>
          <span className={styles.actions}>{actions.map((action) => renderAction(action, row))}</span>
        </td>
      )}
    </TableRow>
  );

  const drawPart = (part: WindowPart) => {
    const row = rows[part.index];
    if (part.kind === 'gap' || row === undefined) {
      return <Gap key={`gap ${part.index}`} height={part.kind === 'gap' ? part.height : 0} />;
    }
    return draw(row, part.index);
  };
  const shown = parts ?? rows.map((_, index) => ({ kind: 'row', index }) as const);
  if (groups === null) {
    return (
      <tbody role={TABLE_ROLES.group} className={styles.body}>
        {shown.map(drawPart)}
      </tbody>
    );
  }
  return groupParts(shown, rows.map(groups.heading)).map(({ heading, start, hasStart, parts: partsOfGroup }) => (
    <tbody key={start} role={TABLE_ROLES.group} aria-label={heading} className={styles.body}>
      {hasStart && (
        <tr role={TABLE_ROLES.row} data-heading="" className={styles.groupRow}>
          <th
            scope="rowgroup"
            role={TABLE_ROLES.rowHeader}
            colSpan={columns.length + Math.min(actions.length, 1)}
            className={styles.groupHeading}
          >
            {heading}
          </th>
        </tr>
      )}
      {partsOfGroup.map(drawPart)}
    </tbody>
  ));
}

function renderAction<Row>(
  { id, label, name, icon, tone = 'neutral', onPress, isShown, isDisabled }: TableAction<Row>,
  row: Row,
) {
  if (isShown && !isShown(row)) return null;
  return (
    <button
      key={id}
      type="button"
      aria-label={name(row)}
      disabled={isDisabled?.(row) ?? false}
      className={styles.action({ tone })}
      onClick={() => onPress(row)}
    >
      {icon}
      {label}
    </button>
  );
}

/** A spacer for rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden="true" className={styles.gap} style={assignInlineVars({ [styles.gapSize]: `${height}px` })} />;
}
