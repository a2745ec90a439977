let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is on the list of common passwords, in any case. The list is loaded lazily when the first password
 * is chosen, so that it delays no start, and a browser tab downloads it only then.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommonPasswords();
  return (await common).has(password.toLowerCase());
}

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  try {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    return new Set(dictionary['passwords-common'].map(String));
  } catch (error) {
    // The next password tries again.
    common = undefined;
    throw error;
  }
}
