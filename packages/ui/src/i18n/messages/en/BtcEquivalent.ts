export const BtcEquivalent = {
  at: (rate: string) => `at ${rate}`,
  /** Between the price and its time. */
  separator: ', ',
  hidden: 'Amount hidden',
};
