import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networks } from '../shared/names.ts'
import { type DemoNetworks, startDemoNetworks } from '../testing/demo-networks.ts'

let demo: DemoNetworks
beforeAll(async () => {
  demo = await startDemoNetworks()
})
afterAll(() => demo.close())

const page = async (path: string, headers: Record<string, string> = {}) =>
  (await demo.fetch(path, { headers })).text
const dialog = '/networks/facebook/www/dialog/oauth'
const ask = (scope: string) =>
  `${dialog}?${new URLSearchParams({ client_id: '1', redirect_uri: 'http://127.0.0.1:9/back', state: 's', scope })}`
const asked =
  'pages_show_list,pages_read_engagement,pages_manage_posts,pages_manage_engagement,read_insights,business_management'

describe('a consent page', () => {
  it('says each right once, in words, and gives all that stand behind it', async () => {
    const text = await page(ask(asked))
    const rights = [...text.matchAll(/name="scope" value="([^"]+)" checked><span>([^<]+)</g)]
    expect(rights.map(([, , words]) => words)).toEqual([
      'connaître votre nom et votre photo',
      'voir les pages dont vous vous occupez',
      'lire vos publications et leurs chiffres',
      'publier en votre nom',
      'gérer vos publicités',
    ])
    expect(text).not.toContain('<code>')
    const given = rights.flatMap(([, scopes = '']) => scopes.split(' '))
    expect(given.sort()).toEqual(['public_profile', ...asked.split(',')].sort())
    expect(await page(ask(asked), { 'accept-language': 'en' })).toContain('post on your behalf')
  })

  it('gives what is left ticked, of several scopes behind one sentence too', async () => {
    const fields = new URLSearchParams([
      ['account', 'camille-berthier'],
      ['decision', 'accept'],
      ['scope', 'public_profile'],
      ['scope', 'pages_manage_posts pages_manage_engagement'],
    ])
    const query = { client_id: '1', redirect_uri: 'http://127.0.0.1:9/back', state: 's', scope: asked }
    const back = await demo.consent(dialog, query, fields.toString())
    expect(back.searchParams.get('code')).toBeTruthy()
  })

  it('offers first whom anybody may take, and the demo’s own businesses apart', async () => {
    const text = await page(ask(asked))
    const [free = '', world = ''] = text.split('Comptes des maisons de la démonstration')
    const names = (part: string) => [...part.matchAll(/<b>([^<]+)<\/b>/g)].map(([, name]) => name)
    expect(names(free)).toHaveLength(8)
    expect(names(world)).toEqual([
      'Hélène Verdier',
      'Antoine Roussel',
      'Malika Benali',
      'Yasmine Ferrand',
      'Marc Delmas',
      'Lin Nguyen',
    ])
    await demo.control('people', { id: 'lou-petit', givenName: 'Lou', familyName: 'Petit' })
    const [later = ''] = (await page(ask(asked))).split('Comptes des maisons de la démonstration')
    expect(names(later)).toContain('Lou Petit')
  })
})

describe('a network’s page', () => {
  const past = (network: string, atMs: number) =>
    demo.control('past', {
      network,
      posts: [
        {
          key: `${network}-one`,
          account: 'helene-verdier',
          page: 'maison-verdier',
          text: 'La fournée de 7 h',
          atMs,
        },
      ],
    })

  it('shows hours in the viewer’s zone once their browser said it, and in UTC before', async () => {
    const atMs = Date.now() - 3 * 86_400_000
    await past('facebook', atMs)
    const inZone = (timeZone: string) =>
      new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone }).format(atMs)
    const before = await page('/networks/facebook')
    expect(before).toContain('heures en UTC')
    expect(before).toContain(`${inZone('UTC')}</time>`)
    const after = await page('/networks/facebook', { cookie: 'a=b; networks-zone=Asia/Tokyo' })
    expect(after).toContain('heures de Tokyo (UTC+9)')
    expect(after).toContain(`${inZone('Asia/Tokyo')}</time>`)
    const made = await page('/networks/facebook', { cookie: 'networks-zone=Nowhere/At-all' })
    expect(made).toContain('heures en UTC')
  })

  it('puts the words where its network has them', async () => {
    for (const network of ['facebook', 'instagram', 'x']) await past(network, Date.now() - 3 * 86_400_000)
    const order = async (network: string) => {
      const text = await page(`/networks/${network}`)
      return ['class="byline"', 'La fournée', 'class="figures"'].map((part) => text.indexOf(part))
    }
    const [, words = 0, figures = 0] = await order('facebook')
    expect(words).toBeLessThan(figures)
    const [byline = 0, below = 0, above = 0] = await order('instagram')
    expect([byline < above, above < below]).toEqual([true, true])
    expect(await page('/networks/instagram')).toContain('<b>maisonverdier</b> La fournée')
    for (const network of networks) expect((await demo.fetch(`/networks/${network}`)).status).toBe(200)
  })
})
