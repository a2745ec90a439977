import type { Page } from '@playwright/test';

/** A device that stores passkeys, and confirms each prompt at once. */
export interface PasskeyDevice {
  /** Whether the person confirms by fingerprint or PIN. */
  readonly confirm: (isUserVerified: boolean) => Promise<void>;
  /** The number of its passkeys. */
  readonly credentials: () => Promise<number>;
}

/**
 * Gives the browser of a page a device that stores passkeys.
 *
 * @param hasPrf whether its passkeys derive keys (the PRF extension of WebAuthn), as the wallet requires
 */
export async function addPasskeyDevice(page: Page, { hasPrf = false } = {}): Promise<PasskeyDevice> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    confirm: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
