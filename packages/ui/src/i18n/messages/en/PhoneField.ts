export const PhoneField = { country: 'Country code', search: 'Search countries', empty: 'Nothing matches' };
