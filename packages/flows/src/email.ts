/** The longest e-mail the contract takes, in characters. */
export const emailMax = 254;

/** The basic form that LOGIN-2 and SIGNUP-2 ask for: something, '@', a name with a dot, no blanks. */
export function isEmail(text: string): boolean {
  return text.length <= emailMax && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
