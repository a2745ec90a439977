/**
 * Sentences that come with something in them, as the server writes them. What the operator adds in their own words, such
 * as a reason, stays as it is.
 */
const patterns = {
  depositConfirmed: /^Your deposit of (\S+) was confirmed\.(?: Reason: (.*))?$/s,
  depositDeclined: /^Your deposit of (\S+) was declined\.(?: Reason: (.*))?$/s,
  withdrawalPaid: /^Your withdrawal of (\S+) was paid out\.(?: Reason: (.*))?$/s,
  withdrawalRejected: /^Your withdrawal of (\S+) was rejected, and its amount is available again\.(?: Reason: (.*))?$/s,
  identityRefused: /^Your identity was not verified\.(?: (.*))?$/s,
  depositsWaiting: /^There are (\d+) deposits waiting already\. Please wait until one is decided\.$/,
  passwordLength: /^password should be (\d+) characters$/,
  depositBy: /^Deposit by (.+)$/,
  withdrawalHeld: /^Withdrawal to (.+), held$/,
  withdrawalOut: /^Withdrawal to (.+), paid out$/,
  withdrawalReturned: /^Withdrawal to (.+), returned$/,
  orderHeld: /^Order to (\S+) (\S+), held$/,
  orderPaid: /^Order to (\S+) (\S+), paid$/,
  orderCredited: /^Order to (\S+) (\S+), credited$/,
  orderReturned: /^Order to (\S+) (\S+), returned$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** The sentences of the flows and of the server in one language (SET-2). */
export interface Said {
  /** By the English sentence. */
  readonly sentences: Readonly<Record<string, string>>;
  /** A part that is not there is ''. */
  readonly patterns: Readonly<Record<keyof typeof patterns, (first: string, second: string) => string>>;
}

/** Says a sentence of a flow or of the server in a language; one that it does not know stays as it came. */
export function sayWith(said: Said): (sentence: string) => string {
  const known = new Map(Object.entries(said.sentences));
  return (sentence) => {
    const whole = known.get(sentence);
    if (whole !== undefined) return whole;
    for (const [name, pattern] of Object.entries(patterns)) {
      const found = pattern.exec(sentence);
      if (found) return said.patterns[name as keyof typeof patterns](found[1] ?? '', found[2] ?? '').trim();
    }
    return sentence;
  };
}
