/** Lets so many through at once; the others wait in line, the first to come the first to go. */
export function turnstile(most: number) {
  let free = most
  const line: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      // Whoever is next takes this place; nobody slips in between.
      const next = line.shift()
      if (next) next()
      else free++
    }
  }
}
