// People on the demo networks, each test's own.
export interface OverThere {
  readonly id: string
  readonly person: string
  /** Theirs, on networks that have pages; an account of its own on the others. */
  readonly page: string
  readonly pageId: string
}

let count = 0

/** Somebody new on the demo networks, and their page: a page belongs to one business, so each test has one of its own. */
export async function someoneOverThere(role: 'admin' | 'analyst' = 'admin'): Promise<OverThere> {
  const mark = `${process.pid}-${String(count++).padStart(3, '0')}`
  const page = { id: `papeterie-${mark}`, name: `Papeterie Martel ${mark}` }
  const person = { id: `lucie-${mark}`, givenName: 'Lucie', familyName: `Martel ${mark}` }
  await changeSandbox('pages', page)
  await changeSandbox('people', { ...person, pages: [{ page: page.id, role }] })
  return { id: person.id, person: `Lucie ${person.familyName}`, page: page.name, pageId: page.id }
}

async function changeSandbox(what: 'pages' | 'people' | 'grants' | 'faults', body: object): Promise<void> {
  const response = await fetch(`${process.env.E2E_MAILBOX}/networks/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`)
}

/** They take their consent back, in the network's own settings. */
export const takeBack = (network: string, { id }: OverThere): Promise<void> =>
  changeSandbox('grants', { network: network.toLowerCase(), account: id, how: 'revoked' })

/** A page beside the one they have. */
export async function secondPage({ id, pageId, page, person }: OverThere): Promise<{ readonly id: string }> {
  const second = { id: `${pageId}-bis`, name: `${page} bis` }
  await changeSandbox('pages', second)
  const [givenName, ...rest] = person.split(' ')
  const pages = [pageId, second.id].map((one) => ({ page: one, role: 'admin' }))
  await changeSandbox('people', { id, givenName, familyName: rest.join(' '), pages })
  return second
}

/** The next photo for one of their Facebook pages is one too many, for a while longer than anybody waits; nothing else that is asked of the page is refused in its place. */
export const refusePhotoAsTooMany = (account: string): Promise<void> =>
  changeSandbox('faults', {
    ...{ network: 'facebook', call: 'create-photo' },
    account,
    kind: 'rate-limit',
    count: 1,
    ms: 3 * 3_600_000,
  })

/** Whoever runs their page leaves them only the reading of it. */
export const loseRight = ({ id, pageId, person }: OverThere): Promise<void> => {
  const [givenName, ...rest] = person.split(' ')
  const pages = [{ page: pageId, role: 'analyst' }]
  return changeSandbox('people', { id, givenName, familyName: rest.join(' '), pages })
}

/** What stands on a page over there, in words. */
export async function postsOf(network: string, page: string): Promise<string[]> {
  const query = new URLSearchParams({ network: network.toLowerCase(), page })
  const response = await fetch(`${process.env.E2E_MAILBOX}/networks/posts?${query}`)
  const { data } = (await response.json()) as { data: { text: string }[] }
  return data.map(({ text }) => text)
}

/** Somebody there without a page. */
export async function someoneToBe(): Promise<{ readonly id: string }> {
  const id = `nadia-${process.pid}-${count++}`
  await changeSandbox('people', { id, givenName: 'Nadia', familyName: 'Kessler' })
  return { id }
}

/** What a person brings back who says yes on a network's page. */
export async function consentOf(url: string, account: string): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'accept', account }),
  })
  return new URL(response.headers.get('location') ?? '').search
}
