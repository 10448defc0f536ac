import { type Network, networks } from '@postelier/contract'
import { expect, test } from 'vitest'
import { adapters } from '../adapters.ts'

const page = { id: '102', handle: 'maison.verdier' }
const did = 'did:plc:ewvi7nxzyoun6zhxrhs64oiz'
const pages: Partial<Record<Network, { id: string; handle: string }>> = {
  x: { id: '2244994945', handle: 'MaisonVerdier' },
  bluesky: { id: did, handle: 'verdier.bsky.social' },
  linkedin: { id: '5515715', handle: 'maison-verdier' },
}
const readOn = (network: Network, address: string, config: Record<string, string> = {}) =>
  adapters[network].readAddress(config, pages[network] ?? page, new URL(address))

const good: [Network, string, string | null][] = [
  ['x', 'https://x.com/MaisonVerdier/status/1445880548472328192', '1445880548472328192'],
  ['x', 'https://twitter.com/maisonverdier/status/1445880548472328192?s=20', '1445880548472328192'],
  ['x', 'https://mobile.x.com/i/web/status/1445880548472328192/photo/1', '1445880548472328192'],
  ['tiktok', 'https://www.tiktok.com/@maison.verdier/video/7345678901234567890', '7345678901234567890'],
  ['tiktok', 'https://tiktok.com/@Maison.Verdier/photo/7345678901234567890?lang=fr', '7345678901234567890'],
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
  ['facebook', 'https://www.facebook.com/102_555', '102_555'],
  ['facebook', 'https://www.facebook.com/maison.verdier/posts/555', '102_555'],
  ['facebook', 'https://m.facebook.com/permalink.php?story_fbid=555&id=102', '102_555'],
  ['facebook', 'https://www.facebook.com/permalink.php?story_fbid=pfbid02abcdefghi&id=102', null],
  ['facebook', 'https://www.facebook.com/reel/555', null],
  ['facebook', 'https://www.facebook.com/MaisonVerdier/posts/du-pain/555/', '102_555'],
  ['facebook', 'https://www.facebook.com/Maison-Verdier-102/posts/555', '102_555'],
  ['facebook', 'https://www.facebook.com/maison.verdier/posts/pfbid02abcdefghi?ref=embed', null],
  ['facebook', 'https://m.facebook.com/story.php?story_fbid=pfbid02abcdefghi&id=61550123456789', null],
  ['facebook', 'https://www.facebook.com/maison.verdier/videos/du-pain/555', null],
  ['facebook', 'https://www.facebook.com/maison.verdier/photos/a.12.34/555', null],
  ['facebook', 'https://www.facebook.com/watch/?v=555', null],
  ['facebook', 'https://www.facebook.com/watch?v=555', null],
  ['facebook', 'https://www.facebook.com/photo/?fbid=555&set=a.12', null],
  ['facebook', 'https://www.facebook.com/photo.php?fbid=555', null],
  ['facebook', 'https://www.facebook.com/stories/102_555', null],
  ['facebook', 'https://www.facebook.com/stories/102/UzpfSVNDOjU1NQ==/', null],
  ['facebook', 'https://www.facebook.com/share/p/1AbCdEfGhI/', null],
  ['facebook', 'https://www.facebook.com/share/v/1AbCdEfGhI/?mibextid=wwXIfr', null],
  ['facebook', 'https://www.facebook.com/share/r/1AbCdEfGhI', null],
  ['facebook', 'https://fb.watch/aB_c-D1eFg/', null],
  ['instagram', 'https://www.instagram.com/p/DAbCdEfGhIj/?igsh=MzRlODBiNWFlZA==', null],
  ['instagram', 'https://www.instagram.com/reel/DAbCdEfGhIj/', null],
  ['instagram', 'https://instagram.com/reels/DAbCdEfGhIj', null],
  ['instagram', 'https://www.instagram.com/tv/DAbCdEfGhIj/', null],
  ['instagram', 'https://www.instagram.com/Maison.Verdier/p/DAbCdEfGhIj/', null],
  ['instagram', 'https://www.instagram.com/share/reel/BAbCdEfGhI', null],
  ['instagram', 'https://www.instagram.com/stories/maison.verdier/3412345678901234567/', null],
  ['tiktok', 'https://vt.tiktok.com/ZSabcdef', null],
  ['tiktok', 'https://www.tiktok.com/t/ZTabcdef/', null],
  ['linkedin', 'https://www.linkedin.com/posts/maison-verdier_activity-7141138937766391808-AbCd', null],
]
test.each(good)('on %s %s is a post of that network, known as %s', (network, address, id) =>
  expect(readOn(network, address)).toMatchObject({ id }),
)

const noPosts: Record<Network, readonly string[]> = {
  facebook: [
    'www.facebook.com/login',
    'www.facebook.com/maison.verdier',
    'www.facebook.com/maison.verdier/posts',
    'www.facebook.com/l.php?u=https%3A%2F%2Fevil.example%2F102_555',
    'www.facebook.com/somebodyelse/posts/123',
    'www.facebook.com/somebodyelse/posts/pfbid02abcdefghi',
    'www.facebook.com/somebodyelse/videos/555',
    'www.facebook.com/103_555',
    'www.facebook.com/permalink.php?story_fbid=555&id=103',
    'www.facebook.com/permalink.php?story_fbid=555',
    'www.facebook.com/permalink.php?id=102',
    'www.facebook.com/story.php?story_fbid=https%3A%2F%2Fevil.example&id=102',
    'www.facebook.com/watch/',
    'www.facebook.com/watch/?v=abc',
    'www.facebook.com/photo/?fbid=',
    'www.facebook.com/reel/',
    'www.facebook.com/share/p/',
    'www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fevil.example',
    'www.facebook.com/groups/555/posts/555',
    'fb.watch/',
    'fb.watch/102_555/elsewhere',
  ],
  instagram: [
    'www.instagram.com/somebodyelse/',
    'www.instagram.com/maison.verdier/',
    'www.instagram.com/somebodyelse/p/DAbCdEfGhIj/',
    'www.instagram.com/stories/somebodyelse/3412345678901234567/',
    'www.instagram.com/accounts/login/?next=%2Fp%2FDAbCdEfGhIj%2F',
    'www.instagram.com/explore/',
    'www.instagram.com/reels/audio/123456789012/',
    'www.instagram.com/p/',
  ],
  linkedin: [
    'www.linkedin.com/feed/',
    'www.linkedin.com/redir/redirect?url=https%3A%2F%2Fevil.example',
    'www.linkedin.com/company/maison-verdier/',
    'www.linkedin.com/feed/update/urn:li:company:5515715',
    'www.linkedin.com/posts/somebodyelse_pain-share-7141138937766391808-AbCd',
    'www.linkedin.com/posts/abc',
    'lnkd.in/eAbCdEfG',
  ],
  tiktok: [
    'www.tiktok.com/foryou',
    'www.tiktok.com/@maison.verdier',
    'www.tiktok.com/@somebodyelse/video/7345678901234567890',
    'www.tiktok.com/ZMabcdef',
    'www.tiktok.com/link/v2?target=https%3A%2F%2Fevil.example',
    'vm.tiktok.com/',
  ],
  x: [
    'x.com/home',
    'x.com/MaisonVerdier',
    'x.com/somebodyelse/status/1',
    'x.com/MaisonVerdier/status/',
    'x.com/i/flow/login',
    't.co/abcdefghij',
  ],
  bluesky: [
    'bsky.app/settings',
    'bsky.app/profile/verdier.bsky.social',
    'bsky.app/profile/other.bsky.social/post/3lenax2ss222r',
    'bsky.app/profile/did:plc:aaaaaaaaaaaaaaaaaaaaaaaa/post/3lenax2ss222r',
    'bsky.app/profile/verdier.bsky.social/feed/3lenax2ss222r',
  ],
}
test.each(networks.flatMap((network) => noPosts[network].map((address) => [network, address] as const)))(
  'on %s %s is no post of the page',
  (network, address) => expect(readOn(network, `https://${address}`)).toBeNull(),
)

test.each<[Network, string, string]>([
  ['instagram', 'www.instagram.com/p/DAbCdEfGhIj/?igsh=abc', 'instagram.com/maison.verdier/reel/DAbCdEfGhIj'],
  ['facebook', 'www.facebook.com/reel/555', 'm.facebook.com/watch/?v=555&ref=sharing'],
  ['tiktok', 'vm.tiktok.com/ZMabcdef/', 'vm.tiktok.com/ZMabcdef?k=1'],
  [
    'linkedin',
    'www.linkedin.com/feed/update/urn:li:activity:714/',
    'fr.linkedin.com/posts/maison-verdier_pain-activity-714-AbCd?utm_source=share',
  ],
])('on %s one post has one name, however its address is written: %s and %s', (network, one, other) => {
  const name = readOn(network, `https://${one}`)?.name
  expect(name).toBeTruthy()
  expect(readOn(network, `https://${other}`)?.name).toBe(name)
})

test.each<[Network, string]>([
  ['facebook', 'www.facebook.com/verdier/posts/555'],
  ['instagram', 'www.instagram.com/verdier/p/DAbCdEfGhIj/'],
  ['linkedin', 'www.linkedin.com/posts/verdier_pain-activity-714-AbCd'],
  ['tiktok', 'www.tiktok.com/@verdier/video/7345678901234567890'],
  ['x', 'x.com/verdier/status/1'],
  ['bluesky', 'bsky.app/profile/verdier.bsky.social/post/3lenax2ss222r'],
])('on %s a page whose name nobody knows may have the one in %s', (network, address) =>
  expect(adapters[network].readAddress({}, { id: '102' }, new URL(`https://${address}`))).not.toBeNull(),
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
  expect(readOn(network, at(`${network}/posts/abc_1`), config)).toEqual({ id: null, name: 'abc_1' })
  for (const elsewhere of [
    '',
    '/',
    '/verdier',
    '/posts',
    '/posts/',
    '/posts/abc/more',
    '/www',
    '/www/',
    '/media/abc',
  ])
    expect([elsewhere, readOn(network, at(`${network}${elsewhere}`), config)]).toEqual([elsewhere, null])
  expect(readOn(network, at(`other/www${path}`), config)).toBeNull()
  expect(readOn(network, `http://127.0.0.1:4312/networks/${network}/www${path}`, config)).toBeNull()
  expect(readOn(network, `https://${homes[network]}`, config)).toBeNull()
})
