import type { OperationId, operationTable } from '@keel/contract';
import type { Context } from '../context.ts';
import type { Call, Reply } from '../contract/contract.ts';
import type { MaybePromise } from '../contract/maybePromise.ts';
import { carryOut } from '../operator/carryOut.ts';
import type { CommandName, Written } from '../operator/commands.ts';
import type { Result } from '../operator/result.ts';

/** An API call with a session. */
type MemberOperation = {
  [Op in OperationId]: (typeof operationTable)[Op]['security'] extends 'bearer' ? Op : never;
}[OperationId];

/**
 * Makes an API call as an investor, like the product but without HTTP, and returns its answer. Throws if it is refused,
 * because then the sample data violates a rule of the product.
 */
export async function callAs<Op extends MemberOperation>(
  handler: (call: Call<Op>, context: Context) => MaybePromise<Reply<Op>>,
  { userId, body }: { readonly userId: string; readonly body: Call<Op>['body'] },
  context: Context,
): Promise<Reply<Op>> {
  const call = {
    body,
    params: {},
    query: {},
    caller: { userId, tokenHash: new Uint8Array() },
    requestId: 'demo',
    userAgent: null,
    network: null,
    use: null,
    addressKey: 'demo',
    accept: 'application/json',
    idempotencyKey: null,
    lastEventId: null,
  } as unknown as Call<Op>;
  const reply = await handler(call, context);
  if (reply.status !== 200) throw new Error(`The sample data were refused: ${JSON.stringify(reply)}`);
  return reply;
}

/** Runs a command as an operator with that name, like the terminal. Throws if it is refused. */
export function operateAs(actor: string, command: CommandName, input: Written, context: Context): Promise<Result> {
  const nobody = { progress: () => undefined, sendRows: () => Promise.resolve() };
  return carryOut(command, { input, actor: `operator:${actor}`, ...nobody }, context);
}
