import { Numeric } from '@keel/ui';

/** The cell of a column of amounts with their unit, which stay together and in their order in every language. */
export const amountCell =
  <Row,>(amountOf: (row: Row) => string) =>
  (row: Row) => <Numeric>{amountOf(row)}</Numeric>;
