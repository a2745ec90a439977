import type { CheckAddress, CheckedMethod } from '@keel/flows';

/** Mainnet addresses: base58 of the old kinds, or bech32 in one case; 20 bytes of hex. */
const forms: Readonly<Record<CheckedMethod, RegExp>> = {
  bitcoin: /^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,87}|BC1[02-9AC-HJ-NP-Z]{11,87})$/,
  etherium: /^0x[0-9a-fA-F]{40}$/,
};

/** The form of an address (WD-2). Its checksum is the server's to check, which answers before anything is held. */
export const checkAddress: CheckAddress = (method, address) => forms[method].test(address);
