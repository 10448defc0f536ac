export type KeyedLimiter = <Answer>(who: string, entry: () => Promise<Answer>) => Promise<Answer>

/** Lets each do at most so many things at a time; what is more waits for its turn, in the order it came. */
export function limitPerKey(most: number): KeyedLimiter {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (who, entry) => {
    const line = lines.get(who) ?? { running: 0, waiting: [] }
    lines.set(who, line)
    if (line.running < most) line.running++
    else await new Promise<void>((goOn) => line.waiting.push(goOn))
    try {
      return await entry()
    } finally {
      // The turn is handed on, or given back where nobody waits.
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) lines.delete(who)
    }
  }
}
