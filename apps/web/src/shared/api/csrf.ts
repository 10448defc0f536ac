/** The document's meta tag is the one place the anti-forgery token lives, so that every caller reads the newest. */
const tag = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')

export function csrfToken(): string {
  return tag()?.content ?? ''
}

export function replaceCsrfToken(token: string): void {
  const meta = tag()
  if (meta) meta.content = token
}
