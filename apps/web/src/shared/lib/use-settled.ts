import { useEffect, useState } from 'react'

/** What it is once it has stood still for so long: nothing is asked at every key. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds counts, not which object it is.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [key, pauseMs])
  return settled
}
