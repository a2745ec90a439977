/** Logs events for the operator. The logged fields never contain a secret. */
export interface Log {
  warn(facts: object, message: string): void;
}

/** A log with all levels: routine events (info) and faults of the server itself (error) as well. */
export interface CallLog extends Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
