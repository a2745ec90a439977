import { sqlState } from '@keel/backend/db/retrying.ts';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields that may contain a secret or personal data, anywhere in a logged object. */
const SECRETS = [
  'token',
  'signUpToken',
  'deviceToken',
  'password',
  'confirmPassword',
  'current',
  'next',
  'code',
  'email',
  'phone',
  'Nid',
  'account_number',
  'bitcoin_address',
  'etherium_address',
  'cashapp_address',
  'zelle_address',
];

/** Creates a log of JSON lines without secrets. Calls are logged by operation and id, without bodies and headers. */
export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: facts },
      redact: {
        paths: [
          'req.headers.header',
          'req.headers.authorization',
          'req.headers.cookie',
          ...SECRETS.flatMap((name) => [`body.${name}`, `req.body.${name}`]),
        ],
        censor: '[hidden]',
      },
    },
    destination,
  );
}

/**
 * The logged part of an error, without its other properties: those of a database error repeat the statement's values.
 */
function facts(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const { name, message, stack } = error;
  return { name, message, stack, code: sqlState(error) };
}
