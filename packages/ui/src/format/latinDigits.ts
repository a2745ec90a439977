/** The text with Arabic and Persian digits replaced by ASCII: keyboards of those languages have their own digits. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${(digit.codePointAt(0) ?? 0) & 0xf}`);
}
