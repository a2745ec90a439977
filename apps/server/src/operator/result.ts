/** What a cell of a table holds; amounts are text with two decimals. */
export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/** What a command answers: a sentence, a table, the facts of one thing, or some of these. */
export interface Result {
  readonly message?: string;
  /** False where it was so before. */
  readonly changed?: boolean;
  readonly rows?: readonly Row[];
  /** The id that the next page of the rows begins after, where there are more. */
  readonly next?: string;
  readonly fields?: Row;
}

/** Why a command was not done. Its message is for the operator; nothing was changed. */
export class OperatorFault extends Error {
  override name = 'OperatorFault';
}

/** A line of the channel's answer: how far it is, rows that are sent before all are read, and last how it ended. */
export type Line =
  | { readonly rows: readonly Row[] }
  | { readonly progress: { readonly done: number; readonly total: number } }
  | { readonly result: Result }
  | { readonly fault: string };
