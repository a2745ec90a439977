const RETRYABLE = new Set(['40001', '40P01']);
const TRIES = 5;
const FIRST_WAIT_MS = 5;

/** Retries a transaction that the engine aborted because of a conflict with another one. */
export async function retrying<Result>(run: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (attempt >= TRIES || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    const ms = FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random());
    await new Promise<void>((resolve) => setTimeout(resolve, ms));
    return retrying(run, attempt + 1);
  }
}

/** Whether a statement failed because of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** The SQLSTATE code of an error. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
