/** The first `length` digits of what was typed or pasted, as ASCII; Arabic and Persian keyboards have their own. */
export function digits(text: string, length: number): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${(digit.codePointAt(0) ?? 0) & 0xf}`)
    .replaceAll(/\D/g, '')
    .slice(0, length);
}
