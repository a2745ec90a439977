import type { Plugin } from 'vite';

/** Writes the paths that docgen puts into a component relative to `root`: a published Storybook names no folder of the machine. */
export function relativeDocgenPaths(root: string): Plugin {
  return {
    name: 'keel:relative-docgen-paths',
    // After docgen, which is a plugin without a place of its own.
    enforce: 'post',
    transform(code) {
      const relative = withRelativePaths(code, root);
      return relative === code ? undefined : { code: relative, map: null };
    },
  };
}

/**
 * The code with `"filePath":"/srv/keel/packages/..."` as `"filePath":"packages/..."`, and the types that name a module by
 * its path likewise; other strings stay.
 */
export function withRelativePaths(code: string, root: string): string {
  const folder = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  return code
    .replaceAll(/"(?:filePath|fileName)":\s*"[^"]*"/g, (member) => member.replace(`"${folder}`, '"'))
    .replaceAll(String.raw`typeof import(\"${folder}`, String.raw`typeof import(\"`);
}
