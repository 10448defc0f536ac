// What can go wrong with a mail server, on demand, for the next so many mails.

/** refuse: answers 451 to the recipient. slow: takes its time. drop-after-data: keeps the mail, then hangs up without an answer. */
export const faultKinds = ['refuse', 'slow', 'drop-after-data'] as const
export type FaultKind = (typeof faultKinds)[number]

export class MailFaults {
  #left: Record<FaultKind, number> = { refuse: 0, slow: 0, 'drop-after-data': 0 }

  set(kind: FaultKind, count: number): void {
    this.#left[kind] = count
  }

  take(kind: FaultKind): boolean {
    if (this.#left[kind] === 0) return false
    this.#left[kind]--
    return true
  }

  left(): Readonly<Record<FaultKind, number>> {
    return { ...this.#left }
  }
}
