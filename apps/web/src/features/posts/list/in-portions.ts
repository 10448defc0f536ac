/** So many posts at a time: each call is answered within seconds, and what is done is shown after each. */
export const portionSize = 20
/** Where each post takes seconds. */
export const smallPortion = 4

/** Asks for one portion after the other, and says after each how many are done. */
export async function inPortions<One, Answer>(
  all: readonly One[],
  ask: (some: readonly One[]) => Promise<readonly Answer[]>,
  onDone: (done: number) => void,
  size = portionSize,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < all.length; from += size) {
    onDone(from)
    answers.push(...(await ask(all.slice(from, from + size))))
  }
  onDone(all.length)
  return answers
}
