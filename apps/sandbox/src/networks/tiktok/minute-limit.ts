/** So many calls in any sixty seconds, counted by token and address. */
export class MinuteLimit {
  readonly #calls = new Map<string, number[]>()

  /** False when the limit is reached; then the call does not count. */
  take(key: string, most: number, nowMs: number): boolean {
    const recent = (this.#calls.get(key) ?? []).filter((at) => at > nowMs - 60_000 && at <= nowMs)
    const isFree = recent.length < most
    if (isFree) recent.push(nowMs)
    this.#calls.set(key, recent)
    return isFree
  }
}
