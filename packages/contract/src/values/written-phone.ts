/** A phone number as people of its country write it; a French one in pairs, any other as it is kept. */
export function writtenPhone(phone: string): string {
  const digits = /^\+33(\d{9})$/.exec(phone.replace(/[\s.()-]/g, ''))?.[1]
  return digits ? `0${digits}`.replace(/(\d{2})(?=\d)/g, '$1 ') : phone
}
