import type { components } from '@keel/contract';

type Code = components['schemas']['StorageError']['Code'];

interface ErrorDetails<Name extends Code> {
  readonly code: Name;
  readonly message: string;
  readonly requestId: string;
}

const STATUS = {
  SignatureDoesNotMatch: 403,
  AccessDenied: 403,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  MalformedPOSTRequest: 400,
  InvalidPolicyDocument: 400,
} as const satisfies Record<Code, number>;

/** One for each code, so that a status stands beside it and not only somewhere among all. */
type StorageFailure<Name extends Code> = Name extends Code
  ? { readonly status: (typeof STATUS)[Name]; readonly type: 'application/xml'; readonly raw: string }
  : never;

/** A failure as object stores tell it. The message is one of ours, so it needs no escaping; nothing sent is repeated. */
export function storageError<Name extends Code>({
  code,
  message,
  requestId,
}: ErrorDetails<Name>): StorageFailure<Name> {
  return {
    status: STATUS[code],
    type: 'application/xml',
    raw: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message><RequestId>${requestId}</RequestId></Error>`,
  } as StorageFailure<Name>;
}
