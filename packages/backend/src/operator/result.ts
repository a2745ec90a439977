/** A cell of a table; amounts are text with two decimals. */
export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/** The result of a command: a message, a table, the fields of one object, or some of these. */
export interface Result {
  readonly message?: string;
  /** False if nothing had to be changed. */
  readonly changed?: boolean;
  readonly rows?: readonly Row[];
  /** The id after which the next page starts, if there are more rows. */
  readonly next?: string;
  readonly fields?: Row;
}

/** Why a command was not carried out. The message is for the operator; nothing was changed. */
export class OperatorFault extends Error {
  override name = 'OperatorFault';
}

/** A line of the channel's answer: progress, rows, or as the last line the result or the fault. */
export type Line =
  | { readonly rows: readonly Row[] }
  | { readonly progress: { readonly done: number; readonly total: number } }
  | { readonly result: Result }
  | { readonly fault: string };
