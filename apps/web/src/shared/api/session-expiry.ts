import { useEffect } from 'react'
import { valueStore } from '#shared/lib/value-store.ts'

type Listener = () => void

let listener: Listener | null = null
/** Screens that hold words somebody typed and that are nowhere else. */
let holding = 0
const again = new Set<Listener>()

/** The session is over and somebody signs in again where they are: their screen stays behind it. */
export const signsInAgain = valueStore(false)

/** The application says what happens when the session has ended; the client only reports it. */
export function onSessionExpired(run: Listener): void {
  listener = run
}

export function reportSessionExpired(): void {
  if (holding > 0) signsInAgain.set(true)
  else listener?.()
}

/** Somebody is signed in again: what was refused is sent again. */
export function reportSignedIn(): void {
  signsInAgain.set(false)
  for (const run of again) run()
}

/** As long as this screen stands, a session that ends takes nobody away from it. */
export function useKeepInPlace(): void {
  useEffect(() => {
    holding++
    return () => {
      holding--
    }
  }, [])
}

export function onSignedIn(run: Listener): () => void {
  again.add(run)
  return () => again.delete(run)
}
