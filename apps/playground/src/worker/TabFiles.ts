import type { PGlite } from '@electric-sql/pglite';

/** Small files beside the database. They are saved together with it, so that both always fit each other. */
export interface TabFiles {
  /** The bytes; null if there is no such file. */
  read(name: string): Uint8Array | null;
  write(name: string, bytes: Uint8Array): void;
  /** Removes a file; a missing one counts as removed. */
  remove(name: string): void;
  /** How often a file was written or removed since the start. */
  readonly changes: number;
}

/** The file system of the engine, as Emscripten has it. */
interface EngineFiles {
  analyzePath(path: string): { readonly exists: boolean };
  mkdir(path: string): void;
  readFile(path: string): Uint8Array;
  writeFile(path: string, bytes: Uint8Array): void;
  unlink(path: string): void;
}

/** Opens the folder `keel` in the folder of the database. */
export async function openTabFiles(pglite: PGlite): Promise<TabFiles> {
  const { rows } = await pglite.query<{ data_directory: string }>('SHOW data_directory');
  const [setting] = rows;
  if (!setting) throw new Error('The engine does not say where its files are.');
  const folder = `${setting.data_directory}/keel`;
  const engine: EngineFiles = pglite.Module.FS;
  const exists = (path: string) => engine.analyzePath(path).exists;
  const pathOf = (name: string) => `${folder}/${encodeURIComponent(name)}`;
  if (!exists(folder)) engine.mkdir(folder);
  let changes = 0;
  return {
    get changes() {
      return changes;
    },
    read: (name) => (exists(pathOf(name)) ? engine.readFile(pathOf(name)) : null),
    write(name, bytes) {
      engine.writeFile(pathOf(name), bytes);
      changes += 1;
    },
    remove(name) {
      if (!exists(pathOf(name))) return;
      engine.unlink(pathOf(name));
      changes += 1;
    },
  };
}
