import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/** A phone number in its international form; nothing where there is no such number. A bare number is the country's own. */
export function readPhone(phone: string, country: string): string | undefined {
  const parsed = parsePhoneNumberFromString(
    phone,
    isSupportedCountry(country) ? (country as CountryCode) : 'FR',
  )
  return parsed?.isValid() ? parsed.number : undefined
}
