// A node may answer with anything; these functions return values of the right shape, or throw.

/** The network's answer is not valid for the method that was called. */
export class InvalidAnswer extends TypeError {
  override readonly name = 'InvalidAnswer';

  constructor() {
    super('The network answered nonsense.');
  }
}

/** A whole number in hex, as EVM nodes write it. */
export function quantityIn(value: unknown): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-f]+$/i.test(value)) throw new InvalidAnswer();
  return BigInt(value);
}

/** A whole number of smallest units. */
export function integerIn(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  if (typeof value === 'string' && /^\d{1,30}$/.test(value)) return BigInt(value);
  throw new InvalidAnswer();
}

export function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new InvalidAnswer();
  return value as Readonly<Record<string, unknown>>;
}

export function listIn(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new InvalidAnswer();
  return value;
}

export function textIn(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new InvalidAnswer();
  return value;
}
