import type { KeptToken } from './api.ts';

/** The tokens that this browser has, as fields of a call; what it does not have is left out (AUTH-2, AUTH-5). */
export function sentTokens<Name extends 'signUpToken' | 'deviceToken'>(
  kept: Readonly<Record<Name, KeptToken>>,
): Partial<Record<Name, string>> {
  const sent = Object.entries<KeptToken>(kept).map(([name, token]) => [name, token.read()]);
  return Object.fromEntries(sent.filter(([, token]) => token !== null)) as Partial<Record<Name, string>>;
}

/** Keeps what the server knows this browser by from now on (AUTH-5); a server of an older version names nothing. */
export function keepDevice(device: KeptToken, { deviceToken }: { readonly deviceToken?: string }): void {
  if (deviceToken !== undefined) device.keep(deviceToken);
}
