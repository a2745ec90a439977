/** The idempotency header: the server answers a repeated attempt with the answer of the first. */
export const idempotent = (attemptId: string) => ({ 'Idempotency-Key': attemptId });
