/** A mail, ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail to whoever carries it; rejects when they did not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** For the person who starts the server: where the mails go, without any password. */
  readonly where: string;
  close(): void;
}
