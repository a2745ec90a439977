import type { Context } from '../context.ts';
import type { CommandName, Input } from './commands.ts';
import type { Result, Row } from './result.ts';

/** Reports the progress of a long operation. */
export type Progress = (done: number, total: number) => void;

/** Streams rows of a result that is too large for memory. Resolves when the terminal has read them (backpressure). */
export type SendRows = (rows: readonly Row[]) => Promise<void>;

/** A call of an operator command. */
export interface OperatorCall<Name extends CommandName> {
  readonly input: Input<Name>;
  /** The actor in the audit log. */
  readonly actor: string;
  readonly progress: Progress;
  readonly sendRows: SendRows;
}

/** Runs a command. If it throws an `OperatorFault`, nothing was changed. */
export type Action<Name extends CommandName> = (call: OperatorCall<Name>, context: Context) => Promise<Result>;

/** The actions of a group of commands. */
export type Actions<Name extends CommandName> = { readonly [Key in Name]: Action<Key> };
