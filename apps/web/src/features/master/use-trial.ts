import { useState } from 'react'
import { useAction } from '#shared/api/use-action.ts'

/** One test at a time: under way, come, or refused before it was made. */
export function useTrial<T>() {
  const [made, setMade] = useState<T | null>(null)
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    send: (ask: () => Promise<T>) => {
      setMade(null)
      return ask()
    },
    onDone: (answer) => setMade(answer),
  })
  return { busy, made, fault, run }
}
