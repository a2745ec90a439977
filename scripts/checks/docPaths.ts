import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectFiles } from '../lib/files.ts';
import { root } from '../lib/run.ts';
import { findings, type Outcome } from './outcome.ts';

/** Documents about the product, not about the repository. */
const NOT_ABOUT_THE_REPOSITORY = new Set(['docs/spec.md', 'docs/requirements.md']);
const LINK = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g;
const CODE = /`([^`\n]+)`/g;
/** A script of the root's package.json; `-w` runs one of a workspace. */
const SCRIPT = /^npm (?:run (?:-s )?)?([\w:-]+)(?!.* -w )/;
const NPM_COMMANDS = new Set(['ci', 'exec', 'i', 'install', 'pack', 'run']);
const PATH_LIKE = /^(?:\.?[\w@-]+\/)+[\w.@-]*$|^[A-Z]+\.md$/;

/** Checks that every file, folder and npm script that the documents name exists. */
export async function checkDocPaths(): Promise<Outcome> {
  const files = await projectFiles();
  const documents = files.filter((file) => file.endsWith('.md') && !NOT_ABOUT_THE_REPOSITORY.has(file));
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
  const scripts = new Set(Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts));
  const broken = documents.flatMap((document) => {
    const { paths, npmScripts } = namedIn(readFileSync(join(root, document), 'utf8'), folders);
    return [
      ...paths.filter((path) => !exists(document, path)).map((path) => `${document}: ${path} does not exist`),
      ...npmScripts.filter((name) => !scripts.has(name)).map((name) => `${document}: there is no script ${name}`),
    ];
  });
  return findings(broken, `${documents.length} documents`, 'names without a thing');
}

/**
 * The links, paths in code marks and npm scripts of a document. A word with a slash is taken for a path only below one
 * of `folders`, so that `24h/change` or `application/json` is not; a path with a placeholder is a pattern, not a path.
 */
export function namedIn(
  markdown: string,
  folders: ReadonlySet<string>,
): { readonly paths: readonly string[]; readonly npmScripts: readonly string[] } {
  const links = [...markdown.matchAll(LINK)].map(([, target = '']) => target).filter((target) => !target.includes(':'));
  const code = [...markdown.matchAll(CODE)].map(([, text = '']) => text);
  const paths = code.filter(
    (text) => PATH_LIKE.test(text) && (!text.includes('/') || folders.has(text.split('/')[0] ?? '')),
  );
  const npmScripts = code
    .map((text) => SCRIPT.exec(text)?.[1] ?? '')
    .filter((name) => name !== '' && !NPM_COMMANDS.has(name));
  return { paths: [...links, ...paths], npmScripts };
}

/** Links are relative to their document, paths in code marks usually to the repository. */
function exists(document: string, path: string): boolean {
  return [path, normalize(join(dirname(document), path))].some((candidate) => existsSync(join(root, candidate)));
}
