import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../lib/files.ts';
import { root } from '../lib/run.ts';
import { findings, type Outcome } from './outcome.ts';

interface Leftover {
  readonly kind: string;
  readonly pattern: RegExp;
  /** The files that are searched. @default all */
  readonly files?: RegExp;
}

const CODE = /\.(?:[cm]?[jt]sx?|ya?ml|html|css)$/;
const TEXT = /\.(?:[cm]?[jt]sx?|ya?ml|html|css|json|md|sql|svg|txt)$|(?:^|\/)(?:run|\.[a-z]+(?:rc|ignore))$/;
const NOT_OURS = /^package-lock\.json$|\.gen\.ts$/;

// One letter of each word is in brackets, so that this file is not a finding itself.
const LEFTOVERS: readonly Leftover[] = [
  {
    kind: 'skipped or focused test',
    pattern: /\b(?:it|test|describe)\.(?:sk[i]p|onl[y]|tod[o]|fixm[e])\b|\bx(?:i[t]|describ[e])\(/,
    files: CODE,
  },
  { kind: 'left open', pattern: /\b(?:T[O]DO|F[I]XME|X[X]X|H[A]CK)\b|\bnot implemente[d]\b/, files: CODE },
  { kind: 'path of one machine', pattern: /(?:^|[^\w.])\/(?:(?:roo[t]|wor[k])\/|(?:hom[e]|User[s]|tm[p])\/\w)/ },
  {
    kind: 'check switched off without a reason',
    pattern: /(?:eslint|oxlint)-disabl[e](?!.*\s--\s)|biome-ignor[e](?!.*:)|@ts-(?:ignor[e]|nochec[k])|\bas an[y]\b/,
    files: CODE,
  },
  {
    kind: 'secret',
    // Amazon's published examples end in EXAMPLE; tests use them.
    pattern:
      /-----BEGI[N] (?:\w+ )*PRIVATE KEY|\bAKI[A](?![0-9A-Z]*EXAMPLE\b)[0-9A-Z]{16}\b|\bgh[p]_\w{36}|\bsk_liv[e]_\w+|\bxox[bp]-\w+-\w+/,
  },
  {
    // The React compiler of the build silently replaces these by `undefined` inside components and hooks:
    // github.com/oxc-project/oxc/issues/26161. Comparisons with a number (`units > 0`) are equivalent and allowed.
    kind: 'bigint literal in a component or hook',
    pattern: /(?<![\w.'"])\d[\d_]*n\b/,
    files:
      /^(?:packages\/(?:ui|studio)|apps\/web)\/src\/(?!.*(?:\.stories|\.test)\.tsx?$)(?:.*\.tsx|(?:.*\/)?use[A-Z]\w*\.ts)$/,
  },
];

/** Finds TODOs, skipped tests, paths of one machine and secrets. */
export async function checkLeftovers(): Promise<Outcome> {
  const files = (await projectFiles()).filter((file) => TEXT.test(file) && !NOT_OURS.test(file));
  const found = files.flatMap((file) => leftoversIn(file, readFileSync(join(root, file), 'utf8')));
  return findings(found, `${files.length} files`, 'leftovers');
}

/** One line for each finding: file, line number, kind. The text itself is not repeated: it may be a secret. */
export function leftoversIn(file: string, source: string): readonly string[] {
  const relevant = LEFTOVERS.filter(({ files }) => files?.test(file) ?? true);
  return source
    .split('\n')
    .flatMap((line, index) =>
      relevant.filter(({ pattern }) => pattern.test(line)).map(({ kind }) => `${file}:${index + 1}: ${kind}`),
    );
}
