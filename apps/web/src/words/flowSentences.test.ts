import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arFlows } from './arFlows.ts';
import { esFlows } from './esFlows.ts';
import { type FlowTranslations, translateWith } from './translateWith.ts';

const FLOWS = new URL('../../../../packages/flows/src/', import.meta.url);
/** Messages that are only logged and never shown. */
const LOGGED: Readonly<Record<string, readonly string[]>> = {
  push: ['pushMessages'],
};
const languages = [
  ['Spanish', esFlows],
  ['Arabic', arFlows],
] as const satisfies readonly (readonly [string, FlowTranslations])[];

/** Every text in the message files of the flows, with its file. */
async function shownTexts(): Promise<readonly (readonly [flow: string, text: string])[]> {
  const flows = readdirSync(FLOWS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)messages\.ts$/.test(file),
  );
  const found = flows.map(async (file) => {
    const words = (await import(/* @vite-ignore */ new URL(file, FLOWS).href)) as Readonly<Record<string, unknown>>;
    const flow = file.split('/').at(-2) ?? '';
    return Object.entries(words)
      .filter(([name]) => !LOGGED[flow]?.includes(name))
      .flatMap(([, value]) => textsIn(value))
      .map((text) => [flow, text] as const);
  });
  return (await Promise.all(found)).flat();
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe("translations of the flows' messages", () => {
  it.each(languages)('[SET-2] every message of a flow that a screen can show has its %s', async (_, translations) => {
    const texts = await shownTexts();
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(([, text]) => !Object.hasOwn(translations, text))).toEqual([]);
  });

  it.each(languages)('[SET-2] %s has no message that no flow uses any more', async (_, translations) => {
    const texts = new Set((await shownTexts()).map(([, text]) => text));
    expect(Object.keys(translations).filter((text) => !texts.has(text))).toEqual([]);
  });

  it('[SET-2] both languages have the same messages, and none is empty', () => {
    expect(Object.keys(arFlows).toSorted()).toEqual(Object.keys(esFlows).toSorted());
    for (const [, translations] of languages) expect(Object.values(translations)).not.toContain('');
  });

  it.each(languages)('[SET-2] an unforeseen message is shown unchanged: %s', (_, translations) => {
    const translate = translateWith(translations);
    for (const text of ['', 'constructor', 'The operator is on holiday.']) expect(translate(text)).toBe(text);
  });
});
