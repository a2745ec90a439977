import type { Plugin } from 'vite';

/**
 * Makes the paths that docgen adds to a component relative to `root`: a published Storybook must not name folders of
 * the machine.
 */
export function relativeDocgenPaths(root: string): Plugin {
  return {
    name: 'keel:relative-docgen-paths',
    // After docgen, which is a plugin without a fixed position.
    enforce: 'post',
    transform(code) {
      const relative = withRelativePaths(code, root);
      return relative === code ? undefined : { code: relative, map: null };
    },
  };
}

/**
 * Replaces `"filePath":"/srv/keel/packages/..."` by `"filePath":"packages/..."`, also in types that name a module by
 * its path; other strings are not changed.
 */
export function withRelativePaths(code: string, root: string): string {
  const folder = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  return code
    .replaceAll(/"(?:filePath|fileName)":\s*"[^"]*"/g, (member) => member.replace(`"${folder}`, '"'))
    .replaceAll(String.raw`typeof import(\"${folder}`, String.raw`typeof import(\"`);
}
