/** Sizes that the layout and the component share, in px. */
export const metrics = {
  /** Height of the line with a state's name. */
  name: 30,
  /** Height of one line of text. */
  line: 16,
  padding: 12,
  /** Between the text of a line and the requirement ids behind it. */
  noteGap: 8,
  tagGap: 8,
  /** Indentation of a guard below its event. */
  indent: 12,
  start: 12,
  minWidth: 96,
} as const;

/**
 * Text on arrows and in boxes: a monospaced font of 11 px, whose characters are 0.602 em wide in the fonts that Keel
 * names.
 */
const MONO = 0.605 * 11;
const NOTE = 0.605 * 10;
/** A state's name: Inter of 13 px at weight 600; its characters are rarely wider on average. */
const NAME = 0.6 * 13;
const TAG = 0.605 * 10;

/** Estimated widths of texts in px, since the layout is computed without a browser. */
export const widthOfName = (name: string) => name.length * NAME;
export const widthOfTags = (tags: readonly string[]) =>
  tags.reduce((sum, tag) => sum + tag.length * TAG + 12 + metrics.tagGap, 0);
export const widthOfNote = (note: string) => note.length * NOTE;
export const widthOfText = (text: string) => text.length * MONO;
