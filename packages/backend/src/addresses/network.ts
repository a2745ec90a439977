/** Coins on `main` have value; coins on `test` are free for everybody. */
export type Network = 'main' | 'test';
