/** Bytes as text and back, with what every JavaScript has: the browser and the server alike. */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const base64 = (bytes: Uint8Array): string =>
  btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))

/** Null where it is no base64url. */
export const fromBase64Url = (text: string): string | null => {
  if (!/^[\w-]*$/.test(text)) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}

/** The address of a call; null and undefined parameters are left out, lists repeat the key. */
export const addressOf = (
  base: string,
  path: string,
  query: Readonly<Record<string, string | number | readonly string[] | null | undefined>> = {},
): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === null || value === undefined) return []
    const values = typeof value === 'string' || typeof value === 'number' ? [value] : value
    return values.map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(one)}`)
  })
  return `${base.replace(/\/$/, '')}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/** A form body; what is undefined is left out. */
export const formOf = (fields: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] satisfies [string, string]],
    ),
  ).toString()

export const formType = 'application/x-www-form-urlencoded'

/** Bytes as a part of a multipart body. */
export const blobOf = (bytes: Uint8Array, mime: string): Blob =>
  new Blob([new Uint8Array(bytes)], { type: mime })
