// A template tag that escapes every value that is not a template itself.

export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

type Value = Html | string | number | false | undefined | readonly Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

function render(value: Value): string {
  if (value === false || value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(render).join('')
  return escapeHtml(String(value))
}

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, i) => text + render(values[i - 1]) + part))
}

/** Plain text with its addresses made into links. */
export function linked(text: string): Html {
  const pieces = text.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
  return html`${pieces.map((piece, i) => (i % 2 ? html`<a href="${piece}" target="_blank" rel="noreferrer">${piece}</a>` : html`${piece}`))}`
}
