import type { PickedImage } from '../image.ts';
import { TransportFailure, Unauthorized } from '../reply.ts';
import { PasskeyUnused } from '../secondFactor.ts';
import { Secret } from '../secret.ts';
import { isRecord } from '../shape.ts';
import { hostile } from '../testing/hostileValues.ts';
import { OpenKeys } from '../vault/keys.ts';
import { type Examples, isSameSecret, secretKindOf } from './examples.ts';
import type { RunValue, SecretHandle, SecretKind } from './run.ts';
import { RunRefused } from './runRefused.ts';

/** Chooses the test value for a secret that is not among the examples, by its index among those of its name. */
export type ChooseExample = (name: string, secret: unknown, candidates: readonly number[]) => number | undefined;

/**
 * Writes a value of an event, an answer or an input down for a run, without its secrets.
 *
 * @param name what the value is called: the name of its field, or of its port
 * @param choose asked for each secret that is none of the examples; the first example of its kind is taken unless given
 * @param onUnknown called with each such secret
 * @throws RunRefused for a value that a run cannot hold
 */
export function writeValue(
  value: unknown,
  name: string,
  examples: Examples,
  choose: ChooseExample = firstOf,
  onUnknown: (name: string, secret: unknown) => void = () => {},
): RunValue {
  const write = (each: unknown, key: string, owner: unknown): RunValue => {
    const special = writeSpecial(each);
    if (special !== null) return special;
    const kind = secretKindOf(each, key, owner);
    if (kind !== null) {
      return handleOf(each, key, kind, examples, (field, secret, candidates) => {
        onUnknown(field, secret);
        return candidates.length > 0 ? choose(field, secret, candidates) : undefined;
      });
    }
    if (typeof each === 'function') return functionOf(each, key, examples);
    if (typeof each !== 'object' || each === null) return each as string | number | boolean | null;
    if (Array.isArray(each)) return each.map((item) => write(item, key, owner));
    if (isFile(each)) return { $file: { type: each.type, size: each.size } };
    return writeFields(each, key, write);
  };
  return write(value, name, null);
}

const firstOf: ChooseExample = (_name, _secret, [first]) => first;

/** Reads a value of a run back, with test values for its secrets. @throws RunRefused when an example it names is gone. */
export function readValue(value: RunValue, examples: Examples): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly RunValue[]).map((item) => readValue(item, examples));
  const fields = value as { readonly [field: string]: RunValue };
  if (isSecretHandle(fields)) return secretFor(fields, examples);
  const [mark] = Object.keys(fields).filter((key) => key.startsWith('$'));
  if (mark !== undefined) return readSpecial(mark, fields, examples);
  return Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, readValue(part, examples)]));
}

/** Whether a value of a run is a placeholder for a secret. */
export function isSecretHandle(value: unknown): value is SecretHandle {
  return isRecord(value) && typeof value['secret'] === 'string';
}

/** Values that JSON lacks; null for everything else. */
function writeSpecial(value: unknown): RunValue | null {
  if (value === undefined) return { $undefined: true };
  if (typeof value === 'bigint') return { $bigint: String(value) };
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) };
  if (typeof value !== 'object' || value === null) return null;
  // By identity first, since some values must not be read.
  const evil = [...hostile].find(([, each]) => each === value);
  if (evil !== undefined) return { $hostile: evil[0] };
  return value instanceof Error ? { $error: value.name, message: value.message } : null;
}

function handleOf(
  secret: unknown,
  name: string,
  kind: SecretKind,
  { secrets }: Examples,
  choose: ChooseExample,
): SecretHandle {
  const values = secrets.get(name) ?? [];
  const exact = values.findIndex((value) => isSameSecret(value, secret));
  if (exact >= 0) return handle(name, exact);
  const candidates = [...values.keys()].filter((index) => secretKindOf(values[index], name, null) === kind);
  const chosen = choose(name, secret, candidates);
  return chosen === undefined ? { secret: name, as: kind } : handle(name, chosen);
}

function handle(secret: string, example: number): SecretHandle {
  return example === 0 ? { secret } : { secret, example };
}

function secretFor({ secret, example = 0, as }: SecretHandle, { secrets }: Examples): unknown {
  if (as !== undefined) return inventedSecret(secret, as);
  const values = secrets.get(secret) ?? [];
  if (example in values) return values[example];
  throw new RunRefused('noExample', `The examples of the flow have no ${secret} number ${example + 1} any more.`);
}

function inventedSecret(name: string, kind: SecretKind): unknown {
  const text = `test value of ${name}`;
  if (kind === 'Secret') return new Secret(text);
  if (kind === 'OpenKeys') return new OpenKeys(text, () => {});
  return kind === 'number' ? 7 : text;
}

function functionOf(value: unknown, name: string, { functions }: Examples): RunValue {
  const values = functions.get(name) ?? [];
  if (values.length === 0) throw new RunRefused('unwritable', `A run cannot hold the function ${name}.`);
  const index = values.indexOf(value);
  return index > 0 ? { $function: name, example: index } : { $function: name };
}

function isFile(value: object): value is PickedImage {
  return 'arrayBuffer' in value && typeof value.arrayBuffer === 'function' && 'type' in value && 'size' in value;
}

function writeFields(
  value: object,
  name: string,
  write: (part: unknown, key: string, owner: unknown) => RunValue,
): RunValue {
  const prototype: unknown = Object.getPrototypeOf(value);
  const mark = Object.keys(value).find((key) => key.startsWith('$'));
  if ((prototype !== Object.prototype && prototype !== null) || mark !== undefined) {
    const description = mark === undefined ? 'an object of a class' : `a field called ${mark}`;
    throw new RunRefused('unwritable', `A run cannot hold ${description} (in ${name}).`);
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, write(part, key, value)]));
}

function readSpecial(mark: string, fields: { readonly [field: string]: RunValue }, examples: Examples): unknown {
  const value = fields[mark];
  const name = textIn(value);
  if (mark === '$undefined') return undefined;
  if (mark === '$number') return Number(name);
  if (mark === '$bigint' && /^-?\d+$/.test(name)) return BigInt(name);
  if (mark === '$error') return errorOf(name, textIn(fields['message']));
  if (mark === '$file' && isRecord(value)) return fileOf(value);
  if (mark === '$hostile' && hostile.has(name)) return hostile.get(name);
  const found = mark === '$function' ? examples.functions.get(name)?.[Number(fields['example'] ?? 0)] : undefined;
  if (found === undefined) throw new RunRefused('noExample', `There is no ${mark.slice(1)} called ${name} any more.`);
  return found;
}

function textIn(value: RunValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function errorOf(name: string, message: string): Error {
  if (name === 'TransportFailure') return new TransportFailure(message);
  if (name === 'Unauthorized') return new Unauthorized(message);
  if (name === 'PasskeyUnused') return new PasskeyUnused(message);
  return Object.assign(new Error(message), name === 'Error' ? {} : { name });
}

function fileOf({ type, size }: Readonly<Record<string, unknown>>): PickedImage {
  return { type: String(type), size: Number(size), arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };
}
