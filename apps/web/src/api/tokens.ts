import type { StoredToken } from './api.ts';

/** The tokens that this browser has, as fields of a call; missing ones are left out (AUTH-2, AUTH-5). */
export function sentTokens<Name extends 'signUpToken' | 'deviceToken'>(
  stored: Readonly<Record<Name, StoredToken>>,
): Partial<Record<Name, string>> {
  const sent = Object.entries<StoredToken>(stored).map(([name, token]) => [name, token.read()]);
  return Object.fromEntries(sent.filter(([, token]) => token !== null)) as Partial<Record<Name, string>>;
}

/** Stores the device token of a sign-in (AUTH-5). Older servers send none. */
export function storeDeviceToken(device: StoredToken, { deviceToken }: { readonly deviceToken?: string }): void {
  if (deviceToken !== undefined) device.store(deviceToken);
}
