/** Number of requests per operation in each of the two files, one for each engine; the sweep sets the total of both. */
export const CASES = Math.ceil(Number(process.env['CONTRACT_FUZZ'] ?? 800) / 2);
