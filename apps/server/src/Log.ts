/** Takes what an operator should know of. No fact holds a secret. */
export interface Log {
  warn(facts: object, message: string): void;
}
