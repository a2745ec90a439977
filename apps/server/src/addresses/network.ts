/** `main` moves money of value; `test` moves coins that anybody gets for nothing. */
export type Network = 'main' | 'test';
