import type { Context } from '../context.ts';
import { actions } from './actions.ts';
import type { Action, OperatorCall } from './call.ts';
import { type CommandName, readInput, type Written } from './commands.ts';
import { OperatorFault, type Result } from './result.ts';

/** A command with unparsed input, and the actor in the audit log. */
interface Ordered extends Pick<OperatorCall<CommandName>, 'actor' | 'progress' | 'sendRows'> {
  readonly input: Written;
}

/**
 * Runs a command for a caller who was already identified by `identifyOperator`. All hosts run commands through this
 * function. If it throws an `OperatorFault`, the command was refused and changed nothing.
 */
export async function carryOut(command: CommandName, ordered: Ordered, context: Context): Promise<Result> {
  const read = readInput(command, ordered.input);
  if (!read.ok) throw new OperatorFault(read.fault);
  // The input was parsed by the definition of this command.
  const action = actions[command] as unknown as Action<CommandName>;
  const result = await action({ ...ordered, input: read.input }, context);
  context.outbox.kick();
  return result;
}
