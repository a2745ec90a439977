/** An output stream of a command. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** The environment of a command. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder to which file names on the command line are relative. */
  readonly folder: string;
  readonly out: Output;
  readonly err: Output;
  /** Asks the person at the terminal; null if it is not interactive. */
  readonly ask: ((question: string) => Promise<string>) | null;
}
