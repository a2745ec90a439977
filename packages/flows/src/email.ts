/** The longest email that the contract accepts, in characters. */
export const emailMax = 254;

const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const form = new RegExp(`^${atom}(\\.${atom})*@${label}(\\.${label})+$`);

/**
 * LOGIN-2, SIGNUP-2: the format of the HTML standard, with a dot in the host, and no dot doubled or at an end of the
 * name.
 */
export function isEmail(text: string): boolean {
  return text.length <= emailMax && form.test(text);
}
