export const AddressModal = { title: (coin: string) => `Pay with ${coin}` };
