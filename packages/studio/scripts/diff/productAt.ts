import type { FlowRecord } from '../../src/page/types.ts';
import { ComparisonError } from './ComparisonError.ts';
import type { Commit, Files, Repository } from './repository.ts';
import { wordsIn } from './wordsIn.ts';

/** Where the generator stores the flows. */
const FLOWS = 'packages/studio/src/generated/';
/** Pictures that `npm run pictures` compares. */
const PICTURES = 'packages/ui/pictures/';
/** Files with English texts: of the app, its flows, the components and the server's responses. */
const WORDS = [
  /^apps\/web\/src\/(?:app|features)\/(?:.+\/)?(?:\w*[wW]ords|en)\.ts$/,
  /^packages\/flows\/src\/(?:\w+\/)?messages\.ts$/,
  /^packages\/ui\/src\/i18n\/messages\/en\/\w+\.ts$/,
  /^apps\/server\/src\/words\/sentences\.ts$/,
];
const FOLDERS = [
  FLOWS,
  PICTURES,
  'apps/web/src/',
  'packages/flows/src/',
  'packages/ui/src/i18n/messages/en/',
  'packages/backend/src/words/',
];

/** A record as commits store it; earlier ones store no route. */
export type StoredFlow = Omit<FlowRecord, 'route'> & Partial<Pick<FlowRecord, 'route'>>;

/** The parts of a commit that are compared. */
export interface Product {
  /** By id. */
  readonly flows: ReadonlyMap<string, StoredFlow>;
  /** By file and place in it: 'apps/web/src/features/auth/words.ts en.login.title'. */
  readonly words: ReadonlyMap<string, string>;
  /** The hash of each picture, by file. */
  readonly pictures: ReadonlyMap<string, string>;
}

/**
 * Reads the stored flows of a commit, its texts and its pictures.
 *
 * @throws ComparisonError if the commit is older than the stored flows, or stores them in an unknown format
 */
export function productAt(repository: Repository, commit: Commit): Product {
  const files = repository.files(commit, FOLDERS);
  const flows = filesWith(files, (path) => path.startsWith(FLOWS));
  if (flows.size === 0) {
    throw new ComparisonError(
      `Commit ${nameOf(commit)} is from before the flows were stored in ${FLOWS}, so nothing can be compared.`,
    );
  }
  const words = filesWith(files, (path) => WORDS.some((pattern) => pattern.test(path)));
  const contents = repository.contents([...flows.values(), ...words.values()]);
  return {
    flows: new Map(
      [...flows].map(([path, hash]) => {
        const record = readFlow(contents.get(hash) ?? '');
        if (record === null) {
          throw new ComparisonError(
            `Commit ${nameOf(commit)} stores ${path} in a format that this command cannot read.`,
          );
        }
        return [record.diagram.flow, record];
      }),
    ),
    words: new Map(
      [...words].flatMap(([path, hash]) =>
        [...wordsIn(contents.get(hash) ?? '')].map(([place, text]): [string, string] => [`${path} ${place}`, text]),
      ),
    ),
    pictures: filesWith(files, (path) => path.startsWith(PICTURES)),
  };
}

/** '1a2b3c4d5e (2026-11-26)' */
export function nameOf({ hash, date }: Commit): string {
  return `${hash.slice(0, 10)} (${date})`;
}

function filesWith(files: Files, isWanted: (path: string) => boolean): Files {
  return new Map([...files].filter(([path]) => isWanted(path)));
}

function readFlow(text: string): StoredFlow | null {
  try {
    const { diagram, rows, stories } = JSON.parse(text) as Partial<StoredFlow>;
    const lists = [diagram?.states, diagram?.transitions, rows, stories];
    return lists.every(Array.isArray) ? (JSON.parse(text) as StoredFlow) : null;
  } catch {
    return null;
  }
}
