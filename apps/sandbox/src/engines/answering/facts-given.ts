// What a question brings behind its fence, as far as it is facts: a demonstration that writes of them can be believed, one that
// fills in words about nothing is turned down by whoever asked.
export interface GivenFact {
  readonly id: string
  readonly about: string
  readonly says: readonly string[]
  readonly price: string
  readonly where: string
}

const block = /<<material \d+ \| \w+ \| fact ([^>\n]{1,64})>>\n([\s\S]*?)\n<<end/g

export function factsGiven(said: string): readonly GivenFact[] {
  return [...said.matchAll(block)].flatMap(([, id = '', text = '']) => {
    const fact = objectIn(text)
    if (!fact) return []
    const says = Array.isArray(fact.says) ? fact.says.filter((one) => typeof one === 'string') : []
    const about = textOf(fact.about) || (says[0]?.slice(0, 40) ?? '')
    return about === ''
      ? []
      : [{ id: id.trim(), about, says, price: textOf(fact.price), where: textOf(fact.where) }]
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch (reason) {
    // Shortened on the way: it is no fact any more.
    if (reason instanceof SyntaxError) return undefined
    throw reason
  }
}
