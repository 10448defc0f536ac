/** The control of the stand-ins: what goes wrong, what time it is, what was called, what is live. */
export type Control = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

export const openControl =
  (address: string): Control =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${address}/networks/${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return ((await response.json()) as { data: T }).data
  }

/** How many posts with these words are live, once all that was on its way has arrived. */
export async function liveOf(control: Control, text: string): Promise<number> {
  const there = await control<{ text: string }[]>('GET', 'posts')
  return there.filter((post) => post.text.includes(text)).length
}

/** As many posts a day as there are cases: what goes wrong here is chosen, and is no quota. */
export async function liftQuotas(control: Control): Promise<void> {
  const most = 100_000
  const quotas = {
    instagram: { publishQuota: most },
    linkedin: { postsPerDay: most },
    tiktok: { postsPerDay: most },
  }
  for (const [network, settings] of Object.entries(quotas))
    await control('POST', 'settings', { network, settings })
}
