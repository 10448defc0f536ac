import { useEffect, useState } from 'react'

/** The value once it has stood still for a moment: a question to the server for a word, not for each letter. */
export function useLate<T>(value: T, delayMs = 250): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(value), delayMs)
    return () => window.clearTimeout(timer)
  }, [value, delayMs])
  return late
}
