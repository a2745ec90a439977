export const PaymentAddress = {
  amount: 'Send exactly',
  at: (rate: string) => `at ${rate}`,
  asOf: (time: string) => `as of ${time}`,
  noRate: (coin: string) => `Its worth in the coin is not shown: no price of ${coin} is known right now.`,
  address: (coin: string) => `To this ${coin} address`,
  copyAmount: 'Copy amount',
  copyAddress: 'Copy Address',
  copied: 'Address copied to clipboard!',
  qr: (coin: string) => `QR code to pay with ${coin}`,
  missing: (coin: string) => `No address is set for ${coin}. Ask the operator how to pay before you send anything.`,
  only: (symbol: string, network: string) => `Only send ${symbol} on ${network}.`,
};
