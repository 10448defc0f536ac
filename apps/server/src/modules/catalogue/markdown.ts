/** As much of Markdown as legal documents use; what is not among it is shown as it was typed. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph' | 'item'; readonly runs: readonly Run[] }

export interface Run {
  readonly text: string
  readonly bold: boolean
}

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  for (const chunk of text.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    let paragraph: string[] = []
    const flush = () => {
      if (paragraph.length > 0) blocks.push({ kind: 'paragraph', runs: readRuns(paragraph.join(' ')) })
      paragraph = []
    }
    for (const line of chunk.split('\n').map((one) => one.trim())) {
      const heading = /^(#{1,6})\s+(.*)$/.exec(line)
      const item = /^(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line)
      if (heading) {
        flush()
        const level = Math.min(heading[1]?.length ?? 1, 3) as 1 | 2 | 3
        blocks.push({ kind: 'heading', level, runs: readRuns(heading[2] ?? '') })
      } else if (item) {
        flush()
        blocks.push({ kind: 'item', runs: readRuns(item[1] ?? '') })
      } else if (line) paragraph.push(line)
    }
    flush()
  }
  return blocks
}

function readRuns(text: string): Run[] {
  const plain = text.replace(
    /\[([^\][]+)\]\((?:mailto:)?([^()\s]+)\)/g,
    (_, words: string, address: string) => (words === address ? words : `${words} (${address})`),
  )
  return plain
    .split(/\*\*([^*]+)\*\*/)
    .map((part, index) => ({
      text: part.replace(/(?<!\w)[*_](\S[^*_]*)[*_](?!\w)/g, '$1'),
      bold: index % 2 === 1,
    }))
    .filter((run) => run.text !== '')
}
