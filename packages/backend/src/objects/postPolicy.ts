import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64, base64nopad } from '@scure/base';
import { sameText } from '../crypto/sameText.ts';
import { ALGORITHM, amzDate, credential, type Signer, signPolicy } from './sigv4.ts';

/** What a signed form allows: this key, type and access, from 1 to `maxBytes` bytes, until `expiresAt`. */
export interface FormTerms {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly acl: 'public-read' | 'private';
  readonly maxBytes: number;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** The fields of a form, in the order in which they have to be sent (UPLOAD-1). */
export interface FormFields {
  readonly key: string;
  readonly acl: FormTerms['acl'];
  readonly 'Content-Type': FormTerms['contentType'];
  readonly 'x-amz-server-side-encryption': 'AES256';
  readonly 'x-amz-credential': string;
  readonly 'x-amz-algorithm': typeof ALGORITHM;
  readonly 'x-amz-date': string;
  readonly policy: string;
  readonly 'x-amz-signature': string;
}

/** Why a form is refused, by the error codes of object stores. */
export interface PolicyFault {
  readonly code: 'SignatureDoesNotMatch' | 'AccessDenied' | 'MalformedPOSTRequest' | 'InvalidPolicyDocument';
  readonly message: string;
}

/** The permitted size of the file, both bounds included. */
export interface SizeRange {
  readonly min: number;
  readonly max: number;
}

export type PolicyVerdict = { ok: true; size: SizeRange } | { ok: false; fault: PolicyFault };

type Fields = ReadonlyMap<string, string>;
type Condition =
  | { readonly kind: 'eq' | 'starts-with'; readonly field: string; readonly value: string }
  | { readonly kind: 'size'; readonly size: SizeRange };

const NEEDED = ['key', 'policy', 'x-amz-credential', 'x-amz-algorithm', 'x-amz-date', 'x-amz-signature'];
const UNCONDITIONAL = new Set(['policy', 'x-amz-signature', 'file']);
const PADDING = /={1,2}$/;
const CREDENTIAL = /^([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request$/;

/** Signs the form for one upload. Every field has a condition, so that none can be changed or added. */
export function signForm(signer: Signer, terms: FormTerms): FormFields {
  const conditional = {
    key: terms.key,
    acl: terms.acl,
    'Content-Type': terms.contentType,
    'x-amz-server-side-encryption': 'AES256',
    'x-amz-credential': credential(signer, terms.at),
    'x-amz-algorithm': ALGORITHM,
    'x-amz-date': amzDate(terms.at),
  } as const;
  const document = {
    expiration: terms.expiresAt.toISOString(),
    conditions: [
      { bucket: terms.bucket },
      ...Object.entries(conditional).map(([name, value]) => ({ [name]: value })),
      ['content-length-range', 1, terms.maxBytes],
    ],
  };
  const policy = base64.encode(utf8ToBytes(JSON.stringify(document)));
  return { ...conditional, policy, 'x-amz-signature': signPolicy(signer, amzDate(terms.at).slice(0, 8), policy) };
}

/**
 * Verifies a form like S3: first the signature, then the time, then that every condition is met and that every field
 * has a condition. Field names are in lower case; `bucket` is that of the address.
 */
export function checkForm(signer: Signer, form: { bucket: string; fields: Fields; at: Date }): PolicyVerdict {
  const { bucket, fields, at } = form;
  const missing = NEEDED.find((name) => !fields.has(name));
  if (missing !== undefined) return refuse('MalformedPOSTRequest', `The form lacks ${missing}.`);
  const text = fields.get('policy') ?? '';
  if (!isSigned(signer, fields, text)) return refuse('SignatureDoesNotMatch', 'The signature does not match.');
  const policy = parse(text);
  if (!policy) return refuse('InvalidPolicyDocument', 'The policy cannot be read.');
  if (policy.expiration <= at) return refuse('AccessDenied', 'The policy has expired.');

  const values = new Map([...fields, ['bucket', bucket]]);
  if ((fields.get('bucket') ?? bucket) !== bucket)
    return refuse('AccessDenied', 'The form violates the policy: bucket.');
  const broken = policy.conditions.find((condition) => !holds(condition, values));
  if (broken)
    return refuse('AccessDenied', `The form violates the policy: ${'field' in broken ? broken.field : 'size'}.`);
  const named = new Set(policy.conditions.flatMap((condition) => ('field' in condition ? [condition.field] : [])));
  const extra = [...values.keys()].find((name) => !isFree(name) && !named.has(name));
  if (extra !== undefined) return refuse('AccessDenied', 'The form has a field that the policy does not name.');

  const sizes = policy.conditions.flatMap((condition) => (condition.kind === 'size' ? [condition.size] : []));
  if (sizes.length === 0) return refuse('AccessDenied', 'The policy does not limit the size.');
  return {
    ok: true,
    size: { min: Math.max(...sizes.map(({ min }) => min)), max: Math.min(...sizes.map(({ max }) => max)) },
  };
}

function isSigned(signer: Signer, fields: Fields, policy: string): boolean {
  const [, accessKeyId, day, region] = CREDENTIAL.exec(fields.get('x-amz-credential') ?? '') ?? [];
  if (day === undefined || accessKeyId !== signer.accessKeyId || region !== signer.region) return false;
  if (fields.get('x-amz-algorithm') !== ALGORITHM || !fields.get('x-amz-date')?.startsWith(day)) return false;
  return sameText(signPolicy(signer, day, policy), fields.get('x-amz-signature') ?? '');
}

function isFree(name: string): boolean {
  return UNCONDITIONAL.has(name) || name.startsWith('x-ignore-');
}

function holds(condition: Condition, values: Fields): boolean {
  if (condition.kind === 'size') return true;
  const value = values.get(condition.field);
  if (value === undefined) return false;
  return condition.kind === 'eq' ? value === condition.value : value.startsWith(condition.value);
}

function refuse(code: PolicyFault['code'], message: string): PolicyVerdict {
  return { ok: false, fault: { code, message } };
}

function parse(text: string): { expiration: Date; conditions: Condition[] } | undefined {
  const document = readDocument(text);
  if (typeof document !== 'object' || document === null) return undefined;
  const { expiration, conditions } = document as { expiration?: unknown; conditions?: unknown };
  const until = typeof expiration === 'string' ? new Date(expiration) : new Date(Number.NaN);
  if (Number.isNaN(until.getTime()) || !Array.isArray(conditions)) return undefined;
  const read = conditions.map(readCondition);
  return read.every((condition) => condition !== undefined) ? { expiration: until, conditions: read } : undefined;
}

/** The JSON of a policy; undefined if it is not base64, with or without padding, or not JSON. */
function readDocument(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(base64nopad.decode(text.replace(PADDING, ''))));
  } catch {
    return undefined;
  }
}

function readCondition(condition: unknown): Condition | undefined {
  if (Array.isArray(condition)) return readListed(condition);
  if (typeof condition !== 'object' || condition === null) return undefined;
  const [entry, ...more] = Object.entries(condition);
  if (!entry || more.length > 0 || typeof entry[1] !== 'string') return undefined;
  return { kind: 'eq', field: entry[0].toLowerCase(), value: entry[1] };
}

function readListed([kind, one, other, ...more]: readonly unknown[]): Condition | undefined {
  if (more.length > 0) return undefined;
  if (kind === 'content-length-range') {
    const [min, max] = [Number(one), Number(other)];
    return Number.isSafeInteger(min) && Number.isSafeInteger(max) ? { kind: 'size', size: { min, max } } : undefined;
  }
  if (typeof one !== 'string' || !one.startsWith('$') || typeof other !== 'string') return undefined;
  const field = one.slice(1).toLowerCase();
  return kind === 'eq' || kind === 'starts-with' ? { kind, field, value: other } : undefined;
}
