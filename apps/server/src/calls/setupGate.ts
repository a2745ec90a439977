import type { Context } from '../context.ts';

const LIVENESS = '/health/live';
const API_PATHS = /^\/(api|health)\//;

/**
 * HONEST-1: whether a call comes before the operator of a live server has set what it lacks. It serves nobody until then, and
 * says only that it is alive.
 */
export async function missesSetup(
  path: string,
  { setup, config }: Pick<Context, 'setup' | 'config'>,
): Promise<boolean> {
  if (config.mode === 'demo' || path === LIVENESS || !API_PATHS.test(path)) return false;
  return (await setup.missing()).length > 0;
}
