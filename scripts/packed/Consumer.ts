import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectEnvironment, root } from '../lib/run.ts';

/** An app outside of the workspace with @keel/ui installed from the packed tarball. */
export interface Consumer {
  readonly folder: string;
  /** The standard output of a program of the app. Throws with all its output if it fails. */
  readonly call: (program: string, ...args: readonly string[]) => Promise<string>;
}

interface ConsumerOptions {
  /** The folder of scripts/consumers that is copied. */
  readonly name: string;
  /** The packed library. */
  readonly tarball: string;
  /** Additional packages: at the versions of this repository, or at the given version. */
  readonly tools: readonly (string | readonly [name: string, version: string])[];
  /** Additional files, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Creates an app in a temporary folder, installs the library in it, and removes it when `work` is done. */
export async function withConsumer(
  { name, tarball, tools, files = {} }: ConsumerOptions,
  work: (consumer: Consumer) => Promise<void>,
): Promise<void> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), `packed-ui-${name}-`)));
  const call: Consumer['call'] = (program, ...args) => callIn(folder, program, args);
  try {
    await cp(join(root, 'scripts/consumers', name), folder, { recursive: true });
    const manifest = {
      private: true,
      type: 'module',
      dependencies: { ...Object.fromEntries(tools.map(versioned)), '@keel/ui': `file:${tarball}` },
    };
    for (const [file, content] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) }))
      await writeFile(join(folder, file), content);
    await call('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
    await work({ folder, call });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws with all output of a program that fails. */
export async function callIn(folder: string, program: string, args: readonly string[]): Promise<string> {
  try {
    const options = { cwd: folder, env: projectEnvironment(), maxBuffer: 2 ** 26 };
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

function versioned(tool: string | readonly [string, string]): readonly [string, string] {
  if (typeof tool !== 'string') return tool;
  const { name, version } = JSON.parse(readFileSync(join(root, 'node_modules', tool, 'package.json'), 'utf8'));
  // Some are installed here under another name than the registry's.
  return [tool, name === tool ? version : `npm:${name}@${version}`];
}
