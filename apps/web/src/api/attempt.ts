/** The header under which the server answers a repeated try with the answer of the first. */
export const idempotent = (attemptId: string) => ({ 'Idempotency-Key': attemptId });
