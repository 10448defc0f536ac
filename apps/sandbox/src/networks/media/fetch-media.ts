// The networks fetch pictures and films from the addresses they are given: so do their stand-ins.

export type Fetched = { bytes: Buffer } | { failure: 'unreachable' | 'slow' | 'redirected' }

const patienceMs = 20_000

export async function fetchMedia(url: string, options: { follow?: boolean } = {}): Promise<Fetched> {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return { failure: 'unreachable' }
  // "Public, no authorisation, ASCII": nobody encodes the rest for the caller.
  if (/[^ -~]/.test(url)) return { failure: 'unreachable' }
  try {
    const answer = await fetch(url, {
      redirect: options.follow === false ? 'manual' : 'follow',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (answer.status >= 300 && answer.status < 400) return { failure: 'redirected' }
    if (!answer.ok) return { failure: 'unreachable' }
    return { bytes: Buffer.from(await answer.arrayBuffer()) }
  } catch (error) {
    return { failure: error instanceof Error && error.name === 'TimeoutError' ? 'slow' : 'unreachable' }
  }
}
