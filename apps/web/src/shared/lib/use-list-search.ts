import { useNavigate, useSearch } from '@tanstack/react-router'

export type ListWords = Readonly<Record<string, string>>

/** What a list is narrowed by lives in the address: it survives a reload, a return, and can be sent to somebody. */
export function useListSearch(): [ListWords, (change: Record<string, string>) => void] {
  const found = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const words = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]))
  const change = (next: Record<string, string>) => {
    // Another question starts on the first page again, unless it is the page that moves.
    const merged = { ...words, ...('offset' in next ? {} : { offset: '' }), ...next }
    const search = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
  }
  return [words, change]
}

/** Addresses written by hand hold anything: a number from there is a whole one of at least nothing. */
export function wholeNumber(text: string | undefined): number {
  const value = Number(text)
  return Number.isSafeInteger(value) && value >= 0 ? value : 0
}
