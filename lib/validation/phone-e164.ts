import { parsePhoneNumberFromString, type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';

/** Where most candidates are, and where their numbers are written without a country's code. */
const usualCountries: readonly CountryCode[] = ['PL', 'GB', 'US'];

const extension = /(?:ext|wew|x|#)/i;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * A phone number in the form in which numbers are compared, "+48600100200".
 *
 * @param phone as it is written
 * @param country ISO 3166-1 alpha-2 of who has it, for a number without a country's code
 * @returns empty where its country cannot be told; null without a phone
 */
export function phoneE164(phone: string | null, country: string | null): string | null {
  if (phone === null) return null;
  const written = phone.replace(/^\s*00/, '+').split(extension)[0] ?? '';
  const abroad = parsePhoneNumberFromString(written);
  if (abroad) return abroad.isPossible() ? abroad.number : '';
  const own = country !== null && isSupportedCountry(country) ? [country] : [];
  for (const place of [...own, ...usualCountries]) {
    const number = parsePhoneNumberFromString(written, place);
    // A German or a British number without its zero is another country's.
    if (number?.isValid() && digitsOf(number.formatNational()) === digitsOf(written)) return number.number;
  }
  return '';
}
