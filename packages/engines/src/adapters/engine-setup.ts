/** What it takes to speak to an engine. All of it comes in: nothing here reads an environment. */
export interface EngineSetup {
  /** With its version, such as `https://api.openai.com/v1`. */
  readonly address: string
  /** Empty where a service of one's own wants none. */
  readonly key: string
  readonly models: { readonly text: string; readonly picture: string | null }
  /** Keeps the limits that are the platform's: where it may lead, and how much may come back. */
  readonly fetch: typeof fetch
  readonly now: () => number
}
