import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { COMMANDS, type CommandName, commandOf, readInput, type Written } from '@keel/backend/operator/commands.ts';
import { kinds } from '@keel/backend/operator/field.ts';

/** The parsed command line. */
export type ParsedArguments =
  | { readonly kind: 'help'; readonly topic: string }
  | { readonly kind: 'wrong'; readonly fault: string }
  | {
      readonly kind: 'command';
      readonly command: CommandName;
      readonly written: Written;
      readonly actor: string | undefined;
      readonly json: boolean;
      readonly yes: boolean;
    };

interface Words {
  readonly plain: readonly string[];
  readonly flags: ReadonlyMap<string, string>;
  readonly switches: ReadonlySet<string>;
}

const SWITCHES = new Set(['json', 'yes', 'help']);
/** Flags that take no value. */
const BARE = new Set(
  Object.values(COMMANDS).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) => (field.kind === kinds.yes ? [name] : [])),
  ),
);

/** Parses the command line; `folder` is the current folder, for relative file names. */
export function readArguments(argv: readonly string[], folder: string): ParsedArguments {
  const words = split(argv);
  if ('fault' in words) return { kind: 'wrong', fault: words.fault };
  const { plain, flags, switches } = words;
  const command = find(plain);
  if (switches.has('help') || plain.length === 0) return { kind: 'help', topic: plain.join(' ') };
  if (command === undefined)
    return { kind: 'wrong', fault: `There is no command ${plain.slice(0, 2).join(' ')}. --help lists them.` };
  const written = write(command, plain.slice(command.split(' ').length), flags, folder);
  if ('fault' in written) return { kind: 'wrong', fault: written.fault };
  return {
    kind: 'command',
    command,
    written: written.input,
    actor: flags.get('actor'),
    json: switches.has('json'),
    yes: switches.has('yes'),
  };
}

function split(argv: readonly string[]): Words | { fault: string } {
  const plain: string[] = [];
  const flags = new Map<string, string>();
  const switches = new Set<string>();
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') return { plain: [...plain, ...rest], flags, switches };
    const [, name, , attached] = /^--([a-z][\w-]*)(=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) plain.push(word);
    else if (SWITCHES.has(name)) switches.add(name);
    else if (BARE.has(name) && attached === undefined) flags.set(name, 'yes');
    else {
      const value = attached ?? rest.shift();
      if (value === undefined) return { fault: `--${name} needs a value.` };
      flags.set(name, value);
    }
  }
  return { plain, flags, switches };
}

function find([one = '', two = '']: readonly string[]): CommandName | undefined {
  const name = [`${one} ${two}`, one].find((known) => commandOf(known));
  return name as CommandName | undefined;
}

function write(
  command: CommandName,
  values: readonly string[],
  flags: ReadonlyMap<string, string>,
  folder: string,
): { input: Written } | { fault: string } {
  const fields = Object.entries(commandOf(command)?.fields ?? {});
  const places = fields.filter(([, { place }]) => place === 'argument').map(([name]) => name);
  if (values.length > places.length) return { fault: `${command} takes no ${values[places.length]}.` };
  const given = new Map(values.map((value, at) => [places[at] ?? '', value]));
  for (const [name, value] of flags) {
    if (places.includes(name))
      return { fault: `${command} takes ${name.toUpperCase()} in its place, not as --${name}.` };
    if (name !== 'actor') given.set(name, value);
  }
  for (const [name, { isPath, fromFile }] of fields) {
    const value = given.get(name);
    if (value === undefined || !(isPath || fromFile)) continue;
    const file = resolve(folder, value);
    const text = fromFile ? readText(file) : file;
    if (text === undefined) return { fault: `The file ${file} cannot be read.` };
    given.set(name, text);
  }
  const input = Object.fromEntries(given);
  const read = readInput(command, input);
  return read.ok ? { input } : { fault: `${read.fault}\n${usage(command)}` };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The usage line of a command. */
export function usage(command: CommandName): string {
  const parts = Object.entries(commandOf(command)?.fields ?? {}).map(([name, { place, required, kind }]) => {
    if (place === 'argument') return kind.placeholder;
    const shown = `--${name}${kind.placeholder === '' ? '' : ` ${kind.placeholder}`}`;
    return required ? shown : `[${shown}]`;
  });
  return `  ${[command, ...parts].join(' ')}`;
}
