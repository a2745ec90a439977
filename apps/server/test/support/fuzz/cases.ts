/** Requests of each operation in each of the two files, one of which is for each engine; the sweep sets it for both together. */
export const CASES = Math.ceil(Number(process.env['CONTRACT_FUZZ'] ?? 2000) / 2);
