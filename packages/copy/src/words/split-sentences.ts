// A point after one of these ends no sentence.
const shortened =
  /(?:^|[\s(«„“’'])(?:M|MM|Mme|Mmes|Mlle|Dr|Pr|Me|St|Ste|av|bd|env|ex|cf|p|tél|n|no|Mr|Mrs|Ms|vs|Co|Ltd|Inc|e\.g|i\.e|Sr|Sra|Srta|Dra|D|Dña|Avda|C|tel|z\.B|u\.a|d\.h|bzw|ca|Nr|Str|Tel|inkl|zzgl|usw|Hr|Fr|Jh|\p{Lu}|\d{1,2})\.$/u

/** With room for what stands before it. */
const longestShortened = 12

/** The sentences of a text, line by line. Nothing is lost but white space. */
export const splitSentences = (text: string): string[] => text.split(/\n+/).flatMap(splitLine)

const splitLine = (line: string): string[] => {
  const found: string[] = []
  let from = 0
  for (const match of line.matchAll(
    /(?<![.!?…])[.!?…]+[\u{a0}\u{202f}]?["”“’»)]*(?:\s*\p{Extended_Pictographic}\u{FE0F}?)*(?=\s)/gu,
  )) {
    const until = match.index + match[0].length
    const next = line.slice(until).trimStart()[0] ?? ''
    const goesOn =
      /\p{Ll}/u.test(next) ||
      (match[0] === '.' && shortened.test(line.slice(Math.max(from, until - longestShortened), until)))
    if (goesOn) continue
    found.push(line.slice(from, until))
    from = until
  }
  return [...found, line.slice(from)].map((sentence) => sentence.trim()).filter(Boolean)
}
