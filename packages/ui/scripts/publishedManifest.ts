type Conditions = Readonly<Record<string, string>>;

/** The fields of package.json that its published copy is made from. */
interface Manifest {
  readonly exports: Readonly<Record<string, Conditions>>;
  readonly scripts?: unknown;
  readonly private?: unknown;
  readonly imports?: unknown;
  readonly devDependencies?: unknown;
}

/**
 * The package.json that is published from dist: with paths relative to dist, and without what only this repository
 * needs (the condition for the sources, scripts, development dependencies). An entry that has only sources is left out.
 */
export function publishedManifest({
  exports,
  scripts: _scripts,
  private: _private,
  imports: _imports,
  devDependencies: _devDependencies,
  ...manifest
}: Manifest): object {
  const published = Object.entries(exports).flatMap(([entry, { 'keel-source': _source, ...conditions }]) => {
    const paths = Object.entries(conditions).map(([name, path]) => [name, path.replace('./dist/', './')]);
    return paths.length === 0 ? [] : [[entry, Object.fromEntries(paths)]];
  });
  return { ...manifest, exports: { ...Object.fromEntries(published), './package.json': './package.json' } };
}
