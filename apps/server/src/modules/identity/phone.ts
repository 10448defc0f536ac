import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import { invalid } from '../../platform/errors.ts'

/** A phone number in its international form; empty stays empty. */
export function checkPhone(phone: string, country: string, field = 'phone'): string {
  if (phone === '') return ''
  const parsed = parsePhoneNumberFromString(
    phone,
    isSupportedCountry(country) ? (country as CountryCode) : 'FR',
  )
  if (!parsed?.isValid()) throw invalid({ [field]: { key: 'phone' } })
  return parsed.number
}
