import type { CheckedMethod, WithdrawField, WithdrawMethod } from '@keel/flows';
import type { AddressPlace } from '../../api/savedAddresses.ts';

interface AddressMethod extends AddressPlace {
  /** The field of the address. */
  readonly field: WithdrawField;
}

/** The networks of the methods that pay to an address (WD-2, ADDR-1). */
export const ADDRESS_PLACES: Readonly<Record<CheckedMethod, AddressMethod>> = {
  bitcoin: { field: 'bitcoin_address', chain: 'bitcoin', network: 'main' },
  etherium: { field: 'etherium_address', chain: 'ethereum', network: 'main' },
};

/** Whether a method pays to an address. */
export function isCheckedMethod(method: WithdrawMethod): method is CheckedMethod {
  return method in ADDRESS_PLACES;
}
