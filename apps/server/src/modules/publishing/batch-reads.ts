/** Questions that are put in one turn of the loop are asked as one, and each gets its own answer. */
export function batchReads<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer | undefined> {
  let asking: { keys: Set<Key>; answers: Promise<ReadonlyMap<Key, Answer>> } | undefined
  return async (key) => {
    if (!asking) {
      const keys = new Set<Key>()
      const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        asking = undefined
        return ask([...keys])
      })
      asking = { keys, answers }
    }
    asking.keys.add(key)
    return (await asking.answers).get(key)
  }
}
