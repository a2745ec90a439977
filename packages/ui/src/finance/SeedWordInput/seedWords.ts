/** The words of a pasted phrase: lower case, without the numbers of a numbered list. */
export function phraseWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && !/^\d+[.):]?$/.test(word))
    .map((word) => word.replace(/^\d+[.):]/, ''));
}

/** The first `most` words that start with the typed text. */
export function suggestWords(list: readonly string[], typed: string, limit: number): readonly string[] {
  return typed === '' ? [] : list.filter((word) => word.startsWith(typed)).slice(0, limit);
}

/** The most likely intended word of the list: one typo away, or with the same first four letters, which are unique. */
export function correctedWord(list: readonly string[], typed: string): string | undefined {
  if (typed.length < 3) return undefined;
  return (
    list.find((word) => isOneTypoAway(word, typed)) ??
    list.find((word) => typed.length >= 4 && word.slice(0, 4) === typed.slice(0, 4))
  );
}

/** One letter inserted, deleted or replaced, or two transposed. */
function isOneTypoAway(word: string, typed: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === typed[same]) same += 1;
  const [ours, theirs] = [word.slice(same), typed.slice(same)];
  const isSwapped = ours[0] === theirs[1] && ours[1] === theirs[0] && ours.slice(2) === theirs.slice(2);
  return (
    ours.slice(1) === theirs.slice(1) ||
    ours.slice(1) === theirs ||
    ours === theirs.slice(1) ||
    (ours.length > 1 && isSwapped)
  );
}
