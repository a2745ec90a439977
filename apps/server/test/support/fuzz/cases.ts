/** Requests of each operation in each of the two files; the long sweeps set it for both together. */
export const CASES = Math.ceil(Number(process.env['CONTRACT_FUZZ'] ?? 40) / 2);
