/** What a command writes to. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Where a command is given. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that files of the command line are relative to. */
  readonly folder: string;
  readonly out: Output;
  readonly err: Output;
  /** Asks the person at the terminal; null where nobody is there to answer. */
  readonly ask: ((question: string) => Promise<string>) | null;
}
