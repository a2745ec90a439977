/** Takes what an operator should know of. No fact holds a secret. */
export interface Log {
  warn(facts: object, message: string): void;
}

/** Takes also what is of no concern as long as all is well, and what went wrong in the server itself. */
export interface CallLog extends Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
