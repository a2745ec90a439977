import { isPasskeyId, isPasskeySalt } from '../vault/passkeyLock.ts';
import { PRF_BYTES } from '../vault/prfBytes.ts';
import { MAX_SEED_PASSPHRASE_LENGTH } from '../vault/secretSizes.ts';
import { isSigningRule } from '../vault/signingRule.ts';
import {
  MAX_DERIVED_ADDRESSES,
  type RequestOf,
  type WalletAnswers,
  type WalletCall,
  type WalletFault,
  type WalletReply,
  type WalletRequestType,
} from './protocol.ts';

/** Parses a message as a call; null if it is not one. Only the types and fields of the union are accepted. */
export function readCall(message: unknown): WalletCall | null {
  if (!isExactly(message, ['id', 'request']) || !isCount(message['id'])) return null;
  const { id, request } = message;
  if (!isObject(request) || !isRequestType(request['type'])) return null;
  return hasShape(request, requests[request['type']])
    ? { id, request: request as unknown as WalletCall['request'] }
    : null;
}

/** Parses a message as the reply to a request of this type; null if it is not one. */
export function readReply<Type extends WalletRequestType>(message: unknown, type: Type): WalletReply<Type> | null {
  if (isExactly(message, ['id', 'fault'])) {
    return isCount(message['id']) && isFault(message['fault']) ? { id: message['id'], fault: message['fault'] } : null;
  }
  if (!isExactly(message, ['id', 'answer']) || !isCount(message['id']) || !isObject(message['answer'])) return null;
  const { id, answer } = message;
  const shapes: Readonly<Record<string, Shape>> = answers[type];
  const kind = answer['kind'];
  if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind)) return null;
  if (!hasShape(answer, shapes[kind])) return null;
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it tsc reports TS2590
  return { id, answer: answer as unknown as WalletAnswers[Type] };
}

type Test = (value: unknown) => boolean;
/** Every field of a message except the one with its type. */
type Shape = Readonly<Record<string, Test>>;
type FieldsOf<Message, Name extends string> = Readonly<Record<Exclude<keyof Message & string, Name>, Test>>;

const isText: Test = (value) => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
const isSeedPassphrase: Test = (value) =>
  isText(value) && Array.from(String(value)).length <= MAX_SEED_PASSPHRASE_LENGTH;
const isPrf: Test = (value) => value instanceof Uint8Array && value.length === PRF_BYTES;
const isMoment: Test = (value) => isCount(value);
const isWords: Test = (value) => Array.isArray(value) && value.length <= 24 && value.every(isText);
const isPositions: Test = (value) => Array.isArray(value) && value.length <= 24 && value.every(isCount);
const isTexts = (value: unknown, names: readonly string[]): boolean =>
  isExactly(value, names) && Object.values(value).every((text) => isText(text) && text !== '');
const isPlace: Test = (value) =>
  isTexts(value, ['chain', 'network', 'address']) || isTexts(value, ['chain', 'network', 'address', 'path']);
const isPathAddresses: Test = (value) =>
  Array.isArray(value) &&
  value.length <= MAX_DERIVED_ADDRESSES &&
  value.every((each) => isTexts(each, ['path', 'address']));
const isDerivedCount: Test = (value) => isCount(value) && value >= 1 && value <= MAX_DERIVED_ADDRESSES;
const isPlaces: Test = (value) => Array.isArray(value) && value.every(isPlace);
const isSend: Test = (value) =>
  isExactly(value, ['unsigned', 'to', 'asset', 'amount', 'fee']) && Object.values(value).every(isText);
const isBoolean: Test = (value) => typeof value === 'boolean';
const isSigningKey: Test = (value) => {
  if (isExactly(value, ['userId', 'record', 'passcode'])) return Object.values(value).every(isText);
  return (
    isExactly(value, ['userId', 'record', 'prf']) && isText(value.userId) && isText(value.record) && isPrf(value.prf)
  );
};
const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);

const requests: { readonly [Type in WalletRequestType]: FieldsOf<RequestOf<Type>, 'type'> } = {
  generate: { words: (value) => value === 12 || value === 24 },
  checkWords: { positions: isPositions, picked: isWords },
  checkPhrase: { phrase: isText, seedPassphrase: isSeedPassphrase },
  openBackup: { file: isText, passphrase: isText },
  series: { chain: isText, network: isText, scheme: isText, from: isCount, count: isDerivedCount },
  reveal: {},
  offer: {},
  seal: { userId: isText, place: orNull(isPlace), passcode: isText, until: isMoment },
  unlock: { userId: isText, record: isText, passcode: isText, until: isMoment },
  unlockWithPasskey: { userId: isText, record: isText, prf: isPrf, until: isMoment },
  addPasskey: {
    userId: isText,
    record: isText,
    passcode: isText,
    id: isPasskeyId,
    salt: isPasskeySalt,
    prf: isPrf,
  },
  removePasskey: { record: isText },
  rewrap: { userId: isText, record: isText, current: isText, next: isText },
  backUp: { userId: isText, record: isText, passcode: isText, passphrase: isText },
  recall: { userId: isText, record: isText, passcode: isText },
  places: {},
  extend: { until: isMoment },
  needsKey: { from: isPlace, send: isSend },
  sign: { from: isPlace, send: isSend, key: orNull(isSigningKey) },
  rule: {},
  chooseRule: { userId: isText, record: isText, passcode: isText, rule: isSigningRule },
};

type AnswerShapes = {
  readonly [Type in WalletRequestType]: {
    readonly [Kind in WalletAnswers[Type]['kind']]: FieldsOf<Extract<WalletAnswers[Type], { kind: Kind }>, 'kind'>;
  };
};

const tries = { failedAttempts: isMoment, retryAt: isMoment };
const notUnlocked = { wrong: tries, held: tries, damaged: {}, weak: {} };

const answers: AnswerShapes = {
  generate: { made: { positions: isPositions } },
  checkWords: { right: {}, wrong: { positions: isPositions } },
  checkPhrase: { valid: { places: isPlaces }, unknownWord: {}, checksum: {} },
  openBackup: {
    valid: { places: isPlaces },
    tooLarge: {},
    notBackup: {},
    otherVersion: {},
    damaged: {},
    unsafe: {},
    wrong: {},
  },
  series: { derived: { addresses: isPathAddresses } },
  reveal: { revealed: {} },
  offer: { offered: {} },
  seal: { sealed: { record: isText, wallet: isPlace } },
  unlock: { opened: { wallet: isPlace, upgraded: orNull(isText) }, ...notUnlocked },
  unlockWithPasskey: { opened: { wallet: isPlace }, wrong: {}, damaged: {} },
  addPasskey: { changed: { record: isText }, ...notUnlocked },
  removePasskey: { changed: { record: isText }, damaged: {} },
  rewrap: { changed: { record: isText }, ...notUnlocked },
  backUp: { backedUp: { file: isText }, ...notUnlocked },
  recall: { recalled: { count: isCount }, ...notUnlocked },
  places: { placed: { places: isPlaces } },
  extend: { extended: {} },
  needsKey: { known: { isNeeded: isBoolean } },
  sign: { signed: { bytes: isText, txId: isText }, refused: {}, needsKey: {}, otherPasskey: {}, ...notUnlocked },
  rule: { ruled: { rule: isSigningRule } },
  chooseRule: { changed: { record: isText }, ...notUnlocked },
};

const faults: readonly WalletFault[] = ['request', 'expired', 'failed'];

/** No message of the wallet is longer: a transaction with a hundred inputs is a tenth of it. */
const MAX_TEXT_LENGTH = 200_000;

/** Whether a message has exactly these fields, besides the one with its type, with valid values. */
function hasShape(message: Readonly<Record<string, unknown>>, shape: Shape | undefined): boolean {
  if (!shape) return false;
  const fields = Object.entries(shape);
  return Object.keys(message).length === fields.length + 1 && fields.every(([name, test]) => test(message[name]));
}

function isRequestType(value: unknown): value is WalletRequestType {
  return typeof value === 'string' && Object.hasOwn(requests, value);
}

function isFault(value: unknown): value is WalletFault {
  return faults.some((fault) => fault === value);
}

function isExactly<Name extends string>(value: unknown, names: readonly Name[]): value is Record<Name, unknown> {
  if (!isObject(value) || Object.keys(value).length !== names.length) return false;
  return names.every((name) => Object.hasOwn(value, name));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
