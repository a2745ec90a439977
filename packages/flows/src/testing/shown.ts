import { isRecord, isText } from '../shape.ts';

/** The fields in which a flow stores texts for the person: `message`, `errors`, and the like. */
const wordField = /(?:message|errors?|notice|warning)$/i;
/** Intents with texts, for a person or for the log. */
const wordIntents = new Set(['announce', 'logged']);

/** The texts that a context shows now. */
export function wordsIn(context: unknown): string[] {
  if (typeof context !== 'object' || context === null) return [];
  return Object.entries(context)
    .filter(([field]) => wordField.test(field))
    .flatMap(([, value]) => (isRecord(value) ? Object.values(value) : [value]))
    .filter(isText);
}

/** The texts of what a flow emitted. */
export function wordsOf(emitted: readonly unknown[]): string[] {
  return emitted
    .filter((intent) => isRecord(intent) && wordIntents.has(String(intent['type'])))
    .flatMap((intent) => (isRecord(intent) && typeof intent['text'] === 'string' ? [intent['text']] : []));
}

/** A text of a catalogue, and a pattern that matches it: a text with parameters is a function there. */
export interface Entry {
  readonly name: string;
  readonly form: RegExp;
}

/** The texts of a catalogue, at any depth. @throws Error for a text whose parameters are not texts */
export function entriesOf(catalogue: unknown, name = ''): Entry[] {
  if (typeof catalogue === 'string') return [{ name, form: formOf(catalogue) }];
  if (typeof catalogue === 'function') return [{ name, form: formOf(withGaps(catalogue as Template, name)) }];
  if (!isRecord(catalogue) && !Array.isArray(catalogue)) return [];
  return Object.entries(catalogue).flatMap(([key, value]) => entriesOf(value, name === '' ? key : `${name}.${key}`));
}

type Template = (...gaps: readonly string[]) => unknown;
const gap = '\u0000';

function withGaps(template: Template, name: string): string {
  const text = template(...Array.from({ length: template.length }, () => gap));
  if (typeof text === 'string') return text;
  throw new Error(`${name} gives no text`);
}

function formOf(text: string): RegExp {
  const parts = text.split(gap).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}
