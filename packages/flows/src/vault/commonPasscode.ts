import type { Secret } from '../secret.ts';

/**
 * Whether a passcode is among the first that an attacker would try: repeated or doubled characters, a palindrome of
 * six, a sequence of digits, a date or a year with its month, a pattern of the keypad (WALLET-1). About one in nine of
 * all six-digit passcodes is.
 */
export function isCommonPasscode(passcode: Secret): boolean {
  return FORMS.some((form) => passcode.matches(form));
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';

/** Common in published studies of leaked passcodes, without any of the other patterns. */
const LISTED = [
  '101112 102030 112358 123654 135246 135790 141421 141592 142536 142857 147258 147369 147852 159263 159357 159753',
  '161803 202122 246135 246810 258456 258369 271828 314159 321654 357159 357951 369147 369258 456123 456258 654123',
  '696969 741852 741963 753159 753951 789123 789456 852456 852741 852963 951357 951753 963741 963852 987321 987456',
  '123789 147896 235689 321456 456987 520131 789654 124578 134679 125634 102938 192837 121314 131415 100200',
].flatMap((line) => line.split(' '));

const FORMS: readonly RegExp[] = [
  /^(.{1,3})\1+$/su,
  /^(?:(.)\1)+$/su,
  /^(.)(.)(.)\3\2\1$/su,
  sequence(DIGITS),
  sequence(DIGITS.toReversed()),
  new RegExp(`^(?:${DAY}${MONTH}\\d\\d|${MONTH}${DAY}\\d\\d|\\d\\d${MONTH}${DAY})$`),
  new RegExp(`^(?:${DAY}${MONTH}${YEAR}|${MONTH}${DAY}${YEAR}|${YEAR}${MONTH}${DAY})$`),
  new RegExp(`^(?:${YEAR}${MONTH}|${MONTH}${YEAR})$`),
  new RegExp(`^(?:${LISTED.join('|')})$`),
];

/** Consecutive digits from any start, wrapping around at the end. */
function sequence(digits: readonly string[]): RegExp {
  const steps = digits.map((digit, at) => `${digit}(?=${digits[(at + 1) % digits.length]}|$)`);
  return new RegExp(`^(?:${steps.join('|')})+$`);
}
