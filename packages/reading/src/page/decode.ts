// Which letters the bytes stand for: as the server says, as the page says, or as they look.
const longestLook = 2048

/** No letter is a NUL: what holds one could be kept nowhere. */
export const decodePage = (body: Uint8Array, charset: string | null): string =>
  decoded(body, charset).replaceAll('\0', '')

function decoded(body: Uint8Array, charset: string | null): string {
  const said = charset ?? charsetInside(body)
  const utf8 = decodeAs(body, 'utf-8', true)
  // Many old pages call themselves UTF-8 and are not: what cannot be it is read as what it most likely is.
  if (utf8 !== null && (said === null || /^utf-?8$/i.test(said))) return utf8
  if (said !== null && !/^utf-?8$/i.test(said)) {
    const text = decodeAs(body, said, false)
    if (text !== null) return text
  }
  return utf8 ?? decodeAs(body, 'windows-1252', false) ?? ''
}

function charsetInside(body: Uint8Array): string | null {
  const start = decodeAs(body.subarray(0, longestLook), 'windows-1252', false) ?? ''
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,30})/i.exec(start)?.[1] ?? xmlEncoding(start)
}

const xmlEncoding = (start: string) => /^<\?xml[^>]{0,100}encoding=["']([\w-]{2,30})/.exec(start)?.[1] ?? null

function decodeAs(body: Uint8Array, charset: string, fatal: boolean): string | null {
  try {
    return new TextDecoder(charset, { fatal }).decode(body)
  } catch (reason) {
    // No such charset, or bytes that are none of its.
    if (reason instanceof RangeError || reason instanceof TypeError) return null
    throw reason
  }
}
