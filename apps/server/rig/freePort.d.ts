/** A port of 127.0.0.1 that nothing listens on, for a test's server that is about to start. */
export declare function freePort(): Promise<number>;
