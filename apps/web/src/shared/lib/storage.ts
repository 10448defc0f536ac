/** Browser storage that may be refused (private windows, full disk): then the wish lasts as long as the page. */
function guarded(pick: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return pick().getItem(key)
      } catch {
        return null
      }
    },
    write(key: string, value: string | null): void {
      try {
        if (value === null) pick().removeItem(key)
        else pick().setItem(key, value)
      } catch {
        // Nothing depends on it being kept.
        return
      }
    },
  }
}

export const kept = guarded(() => localStorage)
export const forThisVisit = guarded(() => sessionStorage)
