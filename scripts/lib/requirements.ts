import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './files.ts';
import { root } from './run.ts';

/** A test, a story or a row of a flow's specification that names the requirement it proves. */
export interface RequirementReference {
  readonly id: string;
  readonly file: string;
  /** The title in the source; the id if there is none. */
  readonly title: string;
}

export interface Trace {
  /** Every id of docs/requirements.md in its order, with its tests. */
  readonly rows: readonly { readonly id: string; readonly references: readonly RequirementReference[] }[];
  /** Ids in tests that docs/requirements.md does not have. */
  readonly unknown: readonly RequirementReference[];
}

const ID = '[A-Z]+-\\d+';
const IDS = new RegExp(ID, 'g');
const REQUIREMENT_ROW = new RegExp(`^\\| (${ID}) \\|`, 'gm');
const TITLE = new RegExp(`(['"\`])((?:\\\\.|(?!\\1).)*?\\[${ID}(?:[, ]+${ID})*\\](?:\\\\.|(?!\\1).)*)\\1`, 'g');
const BRACKETS = new RegExp(`\\[(${ID}(?:[, ]+${ID})*)\\]`, 'g');
const QUOTED_ID = new RegExp(`'(${ID})'(?:,\\s*title: (['"])(.*?)\\2)?`, 'g');

/** The product's tests; those of the scripts prove nothing about the product. */
const TEST_FILE = /^(?:apps|packages)\/.*\.(?:test|spec|e2e|stories)\.tsx?$/;
/** A flow's tests are generated from these rows, so their titles are not in the source. */
const FLOW_SPECIFICATION = /^packages\/flows\/src\/[^/]+\/spec\.ts$/;

/** Reads the requirements and all tests that name them. */
export async function traceRequirements(): Promise<Trace> {
  const ids = requirementIds(read('docs/requirements.md'));
  const references = (await projectFiles()).flatMap((file) => referencesIn(file, () => read(file)));
  return trace(ids, references);
}

/** The ids in the first column of a table. */
export function requirementIds(markdown: string): readonly string[] {
  return [...markdown.matchAll(REQUIREMENT_ROW)].map((row) => row[1] ?? '');
}

/** The ids in one file: bracketed ids in the titles of a test file, quoted ids in a flow's specification. */
export function referencesIn(file: string, source: () => string): readonly RequirementReference[] {
  if (FLOW_SPECIFICATION.test(file)) {
    return [...source().matchAll(QUOTED_ID)].map(([, id = '', , title = id]) => ({ id, file, title }));
  }
  return TEST_FILE.test(file) ? referencesInTitles(file, source()) : [];
}

export function trace(ids: readonly string[], references: readonly RequirementReference[]): Trace {
  const known = new Set(ids);
  return {
    rows: ids.map((id) => ({ id, references: references.filter((reference) => reference.id === id) })),
    unknown: references.filter((reference) => !known.has(reference.id)),
  };
}

function referencesInTitles(file: string, source: string): readonly RequirementReference[] {
  return [...source.matchAll(TITLE)].flatMap(([, , title = '']) =>
    [...title.matchAll(BRACKETS)].flatMap(([group]) => (group.match(IDS) ?? []).map((id) => ({ id, file, title }))),
  );
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
