/**
 * An address that stays with us: a path of this application. Browsers take `//`, `/\` and a line feed or tab between two
 * slashes for the beginning of another host.
 */
export function isOwnPage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return /^\/[^\\\p{Cc}]*$/u.test(address) && !path.includes('//')
}
