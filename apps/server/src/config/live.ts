import type { EnvReader } from './reader.ts';

/** What real investors' money and data need before the first one signs up (HONEST-1). */
const REQUIRED = {
  OPERATOR_NAME: 'the name of the company or person that runs this site',
  OPERATOR_ADDRESS: 'its postal address',
  OPERATOR_REGISTRATION: 'its licence or registration, as it should stand in the footer',
  PUBLIC_URL: 'the address that people open, such as https://invest.example.org',
  SMTP_URL: 'the mail server that sends the codes, such as smtps://user:password@mail.example.org',
  MAIL_FROM: 'the sender of the mails, such as Keel <no-reply@example.org>',
  DATABASE_URL:
    'a PostgreSQL server; the embedded database does not survive a power cut (for a trial, ALLOW_EMBEDDED_PRODUCTION=1 takes it)',
  KEEL_DATA_KEY:
    'the key that seals secrets in that database, 32 bytes as base64url; docs/operating.md says how to make and to keep it',
} as const;

/** What a trial on the embedded database does without. */
const OF_POSTGRES = new Set(['DATABASE_URL', 'KEEL_DATA_KEY']);

/** Names everything that live mode still lacks. */
export function liveFaults(read: EnvReader): string[] {
  const isTrial = read.text('ALLOW_EMBEDDED_PRODUCTION') === '1' && read.text('DATABASE_URL') === null;
  return Object.entries(REQUIRED)
    .filter(([name]) => read.text(name) === null && !(isTrial && OF_POSTGRES.has(name)))
    .map(([name, meaning]) => `MODE=live needs ${name}: ${meaning}.`);
}
