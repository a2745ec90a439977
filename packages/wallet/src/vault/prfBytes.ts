/** The bytes of a PRF output (WebAuthn Level 3). */
export const PRF_BYTES = 32;
