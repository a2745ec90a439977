/** A mail that is ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends a mail; rejects if it was not accepted. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Where mails are sent, for the person who starts the server; without a password. */
  readonly where: string;
  close(): void;
}
