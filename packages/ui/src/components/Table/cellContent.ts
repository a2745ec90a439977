import type { ReactNode } from 'react';
import { date } from '../../format/date.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import type { CellValue, TableColumn } from './types.ts';

/**
 * The content of a column in a row: its `cell`, or its value as text, '---' if there is none.
 *
 * @param locale BCP 47
 */
export function cellContent<Row>({ cell, value }: TableColumn<Row>, row: Row, locale: string): ReactNode {
  return (cell ? cell(row) : textOf(value(row), locale)) ?? NO_VALUE;
}

function textOf(value: CellValue, locale: string): string {
  if (value instanceof Date) return date(value, locale);
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return NO_VALUE;
  return typeof value === 'string' ? value : value.toLocaleString(locale);
}
