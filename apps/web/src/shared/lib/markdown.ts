/** As much of Markdown as a legal text needs. A tree, never HTML: what an administrator writes cannot run. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'rule' }

const bullet = /^\s*[-*]\s+(.*)$/
const numbered = /^\s*\d+[.)]\s+(.*)$/
const heading = /^(#{1,6})\s+(.*?)\s*#*$/
const rule = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/

export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  let words: string[] = []
  const flush = () => {
    if (words.length > 0) blocks.push({ kind: 'paragraph', children: readInline(words.join(' ')) })
    words = []
  }
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const title = heading.exec(line)
    const item = bullet.exec(line) ?? numbered.exec(line)
    if (line.trim() === '' || rule.test(line) || title || item) flush()
    if (rule.test(line)) blocks.push({ kind: 'rule' })
    else if (title) blocks.push(headingOf(title[1] ?? '', title[2] ?? '', blocks.length))
    else if (item) addItem(blocks, numbered.test(line), item[1] ?? '')
    else if (line.trim() !== '') words.push(line.trim())
  }
  flush()
  return blocks
}

/** The page's own title is its first level; everything below starts at the second. */
function headingOf(marks: string, text: string, at: number): Block {
  return { kind: 'heading', level: marks.length <= 2 ? 2 : 3, id: `part-${at}`, children: readInline(text) }
}

function addItem(blocks: Block[], ordered: boolean, text: string): void {
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(readInline(text))
  else blocks.push({ kind: 'list', ordered, items: [readInline(text)] })
}

const inline = /\*\*(.+?)\*\*|__(.+?)__|\*(.+?)\*|_(.+?)_|\[([^\][]+)\]\(([^()\s]+)\)/

export function readInline(text: string): Inline[] {
  const found = inline.exec(text)
  if (!found) return text === '' ? [] : [{ kind: 'text', text }]
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  const [, strong, strong2, em, em2, label, href] = found
  return [...(before ? [{ kind: 'text' as const, text: before }] : []), piece(), ...readInline(after)]

  function piece(): Inline {
    if (label !== undefined && href !== undefined) {
      return isSafe(href)
        ? { kind: 'link', href, children: readInline(label) }
        : { kind: 'text', text: label }
    }
    const bold = strong ?? strong2
    return bold === undefined
      ? { kind: 'em', children: readInline(em ?? em2 ?? '') }
      : { kind: 'strong', children: readInline(bold) }
  }
}

/** The web, mail, telephone, and places of this site. */
function isSafe(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href)
}

export function plainText(children: readonly Inline[]): string {
  return children.map((one) => (one.kind === 'text' ? one.text : plainText(one.children))).join('')
}
