// Lines at the foot of a post's words by which a business is reached: they stand after what is said and before the hashtags.

const isTags = (line: string) => /^(?:#[\p{L}\p{N}_]+[\s,]*)+$/u.test(line.trim())
const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

export const hasLine = (text: string, line: string): boolean => linesOf(text).includes(line)

/** With it as the last of such lines; what stands under it stays under it. */
export function withLine(text: string, line: string, others: readonly string[]): string {
  const lines = text.trimEnd().split('\n')
  const tagsFrom = lines.findLastIndex((one) => one.trim() !== '' && !isTags(one)) + 1
  const said = lines.slice(0, tagsFrom).join('\n').trimEnd()
  const tags = lines.slice(tagsFrom).join('\n').trim()
  const last = linesOf(said).at(-1) ?? ''
  const gap = said === '' ? '' : others.includes(last) ? '\n' : '\n\n'
  return [`${said}${gap}${line}`, tags].filter(Boolean).join('\n\n')
}

export function withoutLine(text: string, line: string): string {
  return text
    .split('\n')
    .filter((one) => one.trim() !== line)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
