import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** The repository's folder, with the separator at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Turns off telemetry and update checks of tools. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** The result of a command. */
export interface RunResult {
  readonly ok: boolean;
  /** Both streams, without colours; empty if a terminal showed them instead. */
  readonly output: string;
  readonly seconds: number;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Passes the output through as it arrives, to a terminal or a log. @default false */
  readonly show?: boolean;
}

/** Runs a program of node_modules/.bin or of the machine in the repository's folder. Never throws if it fails. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, show = false }: RunOptions = {},
): Promise<RunResult> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  // Only a program that writes to the terminal itself can use its features.
  const stream = show && process.stdout.isTTY ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...projectEnvironment(), ...env },
      stdio: ['ignore', stream, stream],
    });
    let output = '';
    const append = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (show) process.stdout.write(chunk);
    };
    child.stdout?.on('data', append);
    child.stderr?.on('data', append);
    child.on('error', (error) => resolve({ ok: false, output: error.message, seconds: seconds() }));
    child.on('close', (code) => {
      resolve({ ok: code === 0, output: stripVTControlCharacters(output).trim(), seconds: seconds() });
    });
  });
}

/** The environment in which `node` is the project's Node and its tools are on PATH, as under `npm run`. */
export function projectEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...QUIET,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  };
}

/** '0.4 s', '12.3 s' */
export function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}
