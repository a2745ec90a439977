/** Characters as the contract counts them: an emoji is one, although a string counts it as two. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** Whether it contains a control character: U+0000 to U+001F, or U+007F. */
export function hasControlCharacters(text: string): boolean {
  return !/^[ -~\u0080-\u{10FFFF}]*$/u.test(text);
}
