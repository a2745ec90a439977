import type { Context } from '../context.ts';
import type { CommandName, Input } from './commands.ts';
import type { Result, Row } from './result.ts';

/** Tells how much of a long work is done. */
export type Progress = (done: number, total: number) => void;

/** Sends rows of an answer that is too long to be held, and waits while the terminal has not taken them. */
export type SendRows = (rows: readonly Row[]) => Promise<void>;

/** A command that is to be done. */
export interface OperatorCall<Name extends CommandName> {
  readonly input: Input<Name>;
  /** Who acts, as the audit names them. */
  readonly actor: string;
  readonly progress: Progress;
  readonly sendRows: SendRows;
}

/** Does a command. A throw of `OperatorFault` has changed nothing. */
export type Action<Name extends CommandName> = (call: OperatorCall<Name>, context: Context) => Promise<Result>;

/** The actions of a group of commands. */
export type Actions<Name extends CommandName> = { readonly [Key in Name]: Action<Key> };
