// Reads an iCalendar file as RFC 5545 has it, and refuses what it does not know: written apart from what writes them.

export interface ReadCalendar {
  readonly name: string
  readonly events: readonly Readonly<Record<string, string>>[]
}

export function readCalendar(text: string): ReadCalendar {
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end')
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  if (lines.some((line) => line.includes('\n'))) throw new Error('A line ends otherwise than others')
  const events: Record<string, string>[] = []
  const open: string[] = []
  let name = ''
  for (const line of lines) {
    const [, key = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/u.exec(line) ?? []
    if (key === '') throw new Error(`No line of a calendar: ${line}`)
    if (key === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') events.push({})
    } else if (key === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends and did not begin`)
    } else if (open.at(-1) === 'VEVENT') {
      const event = events.at(-1)
      if (event) event[key] = unescaped(value)
    } else if (key === 'X-WR-CALNAME') name = unescaped(value)
  }
  if (open.length > 0) throw new Error(`${open.join()} does not end`)
  return { name, events }
}

const unescaped = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
