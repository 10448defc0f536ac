import { invalid } from '../../platform/errors.ts'
import { readPhone } from '../../platform/phone-number.ts'

/** A phone number in its international form; empty stays empty. */
export function checkPhone(phone: string, country: string, field = 'phone'): string {
  if (phone === '') return ''
  const number = readPhone(phone, country)
  if (!number) throw invalid({ [field]: { key: 'phone' } })
  return number
}
