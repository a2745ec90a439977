/** A part of a line: text, or a link with its path in this app. */
export interface Part {
  readonly key: string;
  readonly text: string;
  readonly href?: string;
}

/** A paragraph of a mail. */
export interface Line {
  readonly key: string;
  readonly parts: readonly Part[];
}

const LINK = /(https?:\/\/[^\s<>]+)/;

/**
 * The text of a mail as paragraphs with links. The demo's mails link to this site only, under whatever name the server
 * has for itself, so a link keeps its path, query and fragment and opens here.
 */
export function mailLines(text: string): readonly Line[] {
  return text
    .split(/\n{2,}/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, at) => ({
      key: `${at} ${line}`,
      parts: line
        .split(LINK)
        .filter((piece) => piece !== '')
        .map((piece, place) => toPart(`${place} ${piece}`, piece)),
    }));
}

function toPart(key: string, text: string): Part {
  if (!LINK.test(text) || !URL.canParse(text)) return { key, text };
  const { pathname, search, hash } = new URL(text);
  return { key, text, href: `${pathname}${search}${hash}` };
}
