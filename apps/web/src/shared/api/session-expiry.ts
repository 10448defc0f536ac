type Listener = () => void

let listener: Listener | null = null

/** The application says what happens when the session has ended; the client only reports it. */
export function onSessionExpired(run: Listener): void {
  listener = run
}

export function reportSessionExpired(): void {
  listener?.()
}
