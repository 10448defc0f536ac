import { expect, test } from 'vitest'
import { wholeGroups } from '../facts/fact-drafts.ts'
import { parsePage } from '../page/tree.ts'
import { readColors } from './colors.ts'
import { readSocials } from './socials.ts'

test('profiles of the business, not buttons that share', () => {
  const links = [
    'https://www.facebook.com/sharer/sharer.php?u=x',
    'https://www.facebook.com/maltavert',
    'https://x.com/intent/post?text=x',
    'https://www.instagram.com/p/abc',
    'https://www.youtube.com/watch?v=1',
    'https://bsky.app/profile/maltavert.example',
    'https://facebook.com.mauvais.example/maltavert',
    'javascript:alert(1)',
  ]
  const page = { url: 'https://maltavert.example/contact', title: 'Contact' }
  expect(readSocials(links.map((url) => ({ url, page })))).toEqual([
    { network: 'facebook', url: 'https://www.facebook.com/maltavert', page },
    { network: 'bluesky', url: 'https://bsky.app/profile/maltavert.example', page },
  ])
})

test('colours of its own; no greys, no presets, nothing that is none', () => {
  const styles =
    ':root{--brand:#b5541c;--text:#333333;--wp--preset--color--vivid-red:#cf2e2e;--bs-blue:#0d6efd}a{color:#2f4a3a;background:#zzzzzz}b{color:rgb(300,1,1)}'
  const meta = new Map([['theme-color', '#fff']])
  expect(readColors([{ tree: parsePage(''), meta, styles }], [])).toEqual(['#B5541C', '#2F4A3A'])
})

test('sentences that point back stay with the one before them, or go', () => {
  const groups = wholeGroups(
    [['Elle dure une heure.', 'La visite est libre.', 'Elle finit au bar.'], ['Il ferme à minuit.']],
    'fr',
  )
  expect(groups).toEqual([['La visite est libre.', 'Elle finit au bar.', 'Il ferme à minuit.']])
})
