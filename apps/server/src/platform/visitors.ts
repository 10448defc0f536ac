/** Who is being answered in this process, so that work nobody watches can wait until they are. */
export interface Visitors {
  enter(question: object): void
  leave(question: object): void
  /** Once nobody waits for an answer, or after a while: a busy server is never without one. */
  quiet(mostMs: number): Promise<void>
}

export function createVisitors(): Visitors {
  const inside = new Set<object>()
  const line = new Set<() => void>()
  return {
    enter: (question) => {
      inside.add(question)
    },
    leave: (question) => {
      inside.delete(question)
      if (inside.size === 0) for (const go of line) go()
    },
    async quiet(mostMs) {
      if (inside.size === 0) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, mostMs)
      line.add(resolve)
      await promise
      clearTimeout(timer)
      line.delete(resolve)
    },
  }
}
