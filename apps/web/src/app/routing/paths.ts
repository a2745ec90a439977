/** Pages behind the guard that no flow leads to, so the flows do not know them (ROUTE-5). */
export const paths = { statement: '/statement' } as const;
