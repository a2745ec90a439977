import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { toDemoMail } from './demoMails.ts';
import { demoOperatorOf } from './demoOperatorOf.ts';

/** DEMO-2: a sent mail with its text. */
export function getDemoMail({ params: { id } }: Call<'getDemoMail'>, context: Context): Reply<'getDemoMail'> {
  const found = demoOperatorOf(context).sent.find(id.toLowerCase());
  if (!found) return refusals.notFound;
  return { status: 200, body: { bool: true, mail: toDemoMail(found), text: found.text } };
}
