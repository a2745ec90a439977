import type { DemoMail } from '@keel/contract';
import type { Context } from '../../context.ts';

type Sent = NonNullable<ReturnType<NonNullable<Context['demoOperator']>['sent']['find']>>;

/** A mail in the list. */
export function toDemoMail({ id, to, subject, at }: Sent): DemoMail {
  return { id, to, subject, at: at.toISOString() };
}
