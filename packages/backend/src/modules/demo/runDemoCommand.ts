import type { DemoOutcome } from '@keel/contract';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { demoOperatorOf, demoRefused } from './demoOperatorOf.ts';

/** DEMO-2: runs an operator command by the same action as the terminal. */
export async function runDemoCommand(
  { body: { command, input } }: Call<'runDemoCommand'>,
  context: Context,
): Promise<Reply<'runDemoCommand'>> {
  const ran = await demoOperatorOf(context).run(command, input, context);
  if (!ran.ok) return demoRefused(ran.fault);
  const { changed = true, message = '', fields = {} } = ran.result;
  const facts: DemoOutcome['facts'] = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value: String(value) }],
  );
  return { status: 200, body: { bool: true, changed, message, facts } };
}
