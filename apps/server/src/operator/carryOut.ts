import type { Context } from '../context.ts';
import { actions } from './actions.ts';
import type { Action, OperatorCall } from './call.ts';
import { type CommandName, readInput, type Written } from './commands.ts';
import { OperatorFault, type Result } from './result.ts';

/** A command with its input as it was written, and who acts, as the audit names them. */
interface Ordered extends Pick<OperatorCall<CommandName>, 'actor' | 'progress' | 'sendRows'> {
  readonly input: Written;
}

/** Does a command for whoever may: the one way to an action. Throws an `OperatorFault` where it is refused; nothing was changed then. */
export async function carryOut(command: CommandName, ordered: Ordered, context: Context): Promise<Result> {
  const read = readInput(command, ordered.input);
  if (!read.ok) throw new OperatorFault(read.fault);
  // The input was read by the table's own entry for this command.
  const action = actions[command] as unknown as Action<CommandName>;
  const result = await action({ ...ordered, input: read.input }, context);
  context.outbox.kick();
  return result;
}
