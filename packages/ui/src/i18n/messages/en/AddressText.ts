export const AddressText = { missing: 'No address' };
