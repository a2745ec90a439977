export const PhoneField = { code: 'Calling code' };
