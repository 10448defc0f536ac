import { type Network, networks } from '@postelier/contract'
import { expect, test } from 'vitest'
import { adapters } from '../adapters.ts'

const page = { id: '102', handle: 'maison.verdier' }
const did = 'did:plc:ewvi7nxzyoun6zhxrhs64oiz'
const pages: Partial<Record<Network, { id: string; handle: string }>> = {
  x: { id: '2244994945', handle: 'MaisonVerdier' },
  bluesky: { id: did, handle: 'verdier.bsky.social' },
}
const readOn = (network: Network, address: string, config: Record<string, string> = {}) =>
  adapters[network].readAddress(config, pages[network] ?? page, new URL(address))

const good: [Network, string, string | null][] = [
  ['x', 'https://x.com/MaisonVerdier/status/1445880548472328192', '1445880548472328192'],
  ['x', 'https://twitter.com/maisonverdier/status/1445880548472328192?s=20', '1445880548472328192'],
  ['x', 'https://mobile.x.com/i/web/status/1445880548472328192/photo/1', '1445880548472328192'],
  ['x', 'https://x.com/somebody/status/1445880548472328192', null],
  ['x', 'https://x.com/MaisonVerdier', null],
  ['tiktok', 'https://www.tiktok.com/@maison.verdier/video/7345678901234567890', '7345678901234567890'],
  ['tiktok', 'https://tiktok.com/@Maison.Verdier/photo/7345678901234567890?lang=fr', '7345678901234567890'],
  ['tiktok', 'https://www.tiktok.com/@other/video/7345678901234567890', null],
  ['tiktok', 'https://vm.tiktok.com/ZMabcdef/', null],
  [
    'linkedin',
    'https://www.linkedin.com/feed/update/urn:li:share:7141138937766391808/',
    'urn:li:share:7141138937766391808',
  ],
  [
    'linkedin',
    'https://www.linkedin.com/feed/update/urn%3Ali%3AugcPost%3A7141138937766391808',
    'urn:li:ugcPost:7141138937766391808',
  ],
  [
    'linkedin',
    'https://fr.linkedin.com/posts/maison-verdier_pain-share-7141138937766391808-AbCd',
    'urn:li:share:7141138937766391808',
  ],
  ['linkedin', 'https://www.linkedin.com/feed/update/urn:li:activity:7141138937766391808/', null],
  [
    'bluesky',
    `https://bsky.app/profile/${did}/post/3lenax2ss222r`,
    `at://${did}/app.bsky.feed.post/3lenax2ss222r`,
  ],
  [
    'bluesky',
    'https://bsky.app/profile/verdier.bsky.social/post/3lenax2ss222r',
    `at://${did}/app.bsky.feed.post/3lenax2ss222r`,
  ],
  ['bluesky', 'https://bsky.app/profile/other.bsky.social/post/3lenax2ss222r', null],
  ['facebook', 'https://www.facebook.com/102_555', '102_555'],
  ['facebook', 'https://www.facebook.com/maison.verdier/posts/555', '102_555'],
  ['facebook', 'https://m.facebook.com/permalink.php?story_fbid=555&id=102', '102_555'],
  ['facebook', 'https://www.facebook.com/permalink.php?story_fbid=pfbid02abc&id=102', null],
  ['facebook', 'https://www.facebook.com/103_555', null],
  ['facebook', 'https://www.facebook.com/reel/555', null],
  ['instagram', 'https://www.instagram.com/p/DAbCdEfGhIj/', null],
]
test.each(good)('on %s %s is a post of that network, known as %s', (network, address, id) =>
  expect(readOn(network, address)).toEqual({ id }),
)

const homes: Record<Network, string> = {
  x: 'x.com/MaisonVerdier/status/1',
  tiktok: 'www.tiktok.com/@maison.verdier/video/1',
  linkedin: 'www.linkedin.com/feed/update/urn:li:share:1',
  bluesky: `bsky.app/profile/${did}/post/3lenax2ss222r`,
  facebook: 'www.facebook.com/102_555',
  instagram: 'www.instagram.com/p/DAbCdEfGhIj/',
}
test.each(networks)('on %s an address that only looks like one leads elsewhere', (network) => {
  const home = homes[network]
  const [host = ''] = home.split('/')
  const path = home.slice(host.length)
  const wicked = [
    `http://${home}`,
    `https://${host}`,
    `https://${host}/`,
    `https://${host}@evil.example${path}`,
    `https://${host}:secret@evil.example${path}`,
    `https://evil@${home}`,
    `https://:secret@${home}`,
    `https://${host}:8443${path}`,
    `https://${host}.${path}`,
    `https://${host}.evil.example${path}`,
    `https://evil-${home}`,
    `https://evil.${home}`,
    `https://evil.example/${home}`,
    `https://evil.example/#https://${home}`,
    `https://evil.example\\@${home}`,
    `https://evil.example?https://${home}`,
    // Letters of another alphabet that look the same are another host.
    `https://${host.replaceAll('o', '\u043e').replaceAll('a', '\u0430')}${path}`,
    `ftp://${home}`,
  ]
  for (const address of wicked) expect([address, readOn(network, address)]).toEqual([address, null])
  expect(readOn(network, `https://${home}`)).not.toBeNull()
})

test.each(networks)('on %s only its own folder counts where another host stands in for it', (network) => {
  const at = (path: string) => `http://127.0.0.1:4311/networks/${path}`
  const config = { web: at(`${network}/www`), instagramWeb: at(`${network}/www`) }
  const path = homes[network].slice(homes[network].indexOf('/'))
  const there = readOn(network, at(`${network}/www${path}`), config)
  expect(there).toEqual(readOn(network, `https://${homes[network]}`))
  expect(readOn(network, at(`${network}/posts/abc`), config)).toEqual({ id: null })
  expect(readOn(network, at(`other/www${path}`), config)).toBeNull()
  expect(readOn(network, `http://127.0.0.1:4312/networks/${network}/www${path}`, config)).toBeNull()
  expect(readOn(network, `https://${homes[network]}`, config)).toBeNull()
})
