/** The document's meta tag is the one place the anti-forgery token lives, so that every caller reads the newest. */
const tag = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')

/** Used only on a page without the tag (an extension took it, a proxy rewrote the page): it is logged, and calls go on. */
let withoutTag = ''
let told = false

export function csrfToken(): string {
  const meta = tag()
  if (meta) return meta.content
  if (!told) {
    told = true
    // biome-ignore lint/suspicious/noConsole: nothing is wrong for the person, but whoever looks should find it
    console.warn('The page has no csrf-token meta tag.')
  }
  return withoutTag
}

export function replaceCsrfToken(token: string): void {
  const meta = tag()
  if (meta) meta.content = token
  else withoutTag = token
}
