import { useState } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { TableColumn, TableSort } from './types.ts';

/**
 * What a screen reader is told when the order changes, whoever changes it: 'Sorted by Amount, descending'. Empty until
 * then, since the first order is read with the headers.
 */
export function useSortMessage<Row>(sort: TableSort | null, columns: readonly TableColumn<Row>[]): string {
  const messages = useMessages('Table', en.Table);
  const [told, setTold] = useState({ sort, message: '' });
  if (told.sort?.column === sort?.column && told.sort?.direction === sort?.direction) return told.message;
  const column = columns.find(({ id }) => id === sort?.column);
  const message = sort && column ? messages[sort.direction](column.header) : '';
  setTold({ sort, message });
  return message;
}
