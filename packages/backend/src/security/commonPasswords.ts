let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is on the list of those that are tried first, in capitals or not. The list is loaded and unpacked for the
 * first password that is chosen, so that no start waits for it and a browser downloads it only then.
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
