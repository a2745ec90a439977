export const BtcEquivalent = { at: (rate: string) => `at ${rate}`, hidden: 'Amount hidden' };
