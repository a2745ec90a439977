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

/** Distributed over the codes, so that each code has its own status type. */
type StorageFailure<Name extends Code> = Name extends Code
  ? { readonly status: (typeof STATUS)[Name]; readonly type: 'application/xml'; readonly raw: string }
  : never;

/** A failure in the XML format of object stores. `message` must be a constant, because it is not escaped. */
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
