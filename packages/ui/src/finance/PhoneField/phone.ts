import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** A phone number of a possible length. */
export interface ParsedPhone {
  /** The country of the number, ISO 3166; null if the number belongs to no country. */
  readonly country: string | null;
  /** E.164: '+491701234567'. */
  readonly international: string;
  /** As it is written in its country: '0170 1234567'. */
  readonly national: string;
}

/**
 * Parses a national number of this country, or an international number of any country; null if the text is no number or
 * its length is impossible.
 */
export function parsePhone(text: string, country: string | null): ParsedPhone | null {
  const home = supported(country);
  const found = parsePhoneNumberFromString(text, { ...(home && { defaultCountry: home }) });
  if (!found?.isPossible()) return null;
  // Some countries share a calling code, such as +1. If the number does not decide, the selected country is used.
  const candidates = found.getPossibleCountries();
  const shared = home && candidates.includes(home) ? home : candidates[0];
  return {
    country: found.country ?? shared ?? null,
    international: found.number,
    national: found.formatNational(),
  };
}

/** '+49' for 'DE'; null for a country without a calling code. */
export function callingCode(country: string | null): string | null {
  const code = supported(country);
  return code === null ? null : `+${getCountryCallingCode(code)}`;
}

function supported(country: string | null): CountryCode | null {
  return country !== null && isSupportedCountry(country) ? country : null;
}
