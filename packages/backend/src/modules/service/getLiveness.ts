import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';

/** OPS-2: answers as long as the process runs. */
export async function getLiveness(_call: Call<'getLiveness'>, _context: Context): Promise<Reply<'getLiveness'>> {
  return { status: 200, body: { status: 'ok' } };
}
