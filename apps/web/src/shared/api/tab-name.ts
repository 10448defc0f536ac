/** How this open page names itself to the server. A plain page without TLS has no `randomUUID`. */
export const tabName = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')
