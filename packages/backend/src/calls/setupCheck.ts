import type { Context } from '../context.ts';

const LIVENESS = '/health/live';
const API_PATHS = /^\/(api|health)\//;

/**
 * HONEST-1: whether a call must be refused because the setup of a live server is not complete. Until then only the
 * liveness check and the files of the app are served.
 */
export async function isSetupMissing(
  path: string,
  { setup, config }: Pick<Context, 'setup' | 'config'>,
): Promise<boolean> {
  if (config.mode === 'demo' || path === LIVENESS || !API_PATHS.test(path)) return false;
  return (await setup.missing()).length > 0;
}
