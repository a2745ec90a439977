import { useState } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { TableColumn, TableSort } from './types.ts';

/**
 * The announcement when the sort order changes, by the user or the caller: 'Sorted by Amount, descending'. Empty at
 * first, since the initial order is read with the headers.
 */
export function useSortMessage<Row>(sort: TableSort | null, columns: readonly TableColumn<Row>[]): string {
  const messages = useMessages('Table', en.Table);
  const [announced, setAnnounced] = useState({ sort, message: '' });
  if (announced.sort?.column === sort?.column && announced.sort?.direction === sort?.direction)
    return announced.message;
  const column = columns.find(({ id }) => id === sort?.column);
  const message = sort && column ? messages[sort.direction](column.header) : '';
  setAnnounced({ sort, message });
  return message;
}
