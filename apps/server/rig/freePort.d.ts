/** A free port of 127.0.0.1, for a test's server that is about to start. */
export declare function freePort(): Promise<number>;
