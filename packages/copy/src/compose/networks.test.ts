import { networks as allNetworks } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import { expect, test } from 'vitest'
import type { Draft } from '../brief.ts'
import { bakery } from '../testing/bakery.ts'
import { draftOf, hooksOf, inputs, makeBrief, voiceOf, writeRun } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'

const tagsIn = (text: string): string[] => text.match(/#[\p{L}\p{N}_]+/gu) ?? []
const ownTexts = (draft: Draft, network: keyof Draft['own']) =>
  (draft.own[network] ?? []).map(({ text }) => text)

test('each hook fits where it goes, as that network counts, and ends with its last sentence', () => {
  const long = makeFact('z', 'method', 'cuisson', [
    `La cuisson se fait en deux temps${', avec une pause'.repeat(17)}, puis une heure de repos sur des grilles de bois.`,
    'La sole est en pierre.',
  ])
  const more = { facts: [long, ...bakery], networks: inputs(...allNetworks), isOneForEach: true }
  for (const draft of writeRun(15, { ...more, alternatives: 2 })) {
    for (const network of allNetworks) {
      for (const text of ownTexts(draft, network)) {
        expect(descriptors[network].countText(text, 'image').isOver, text).toBe(false)
        expect(text.replace(/\s*#[\p{L}\p{N}]+/gu, '')).toMatch(/[.!?…»:)]$|\d\u{a0}€$|https:\S+$|Angers$/u)
      }
    }
  }
  for (const { common } of writeRun(15, { facts: more.facts, networks: more.networks })) {
    for (const { text } of common) {
      expect(allNetworks.every((network) => !descriptors[network].countText(text, 'image').isOver)).toBe(true)
    }
  }
})

test('hashtags: two or three, no superlative, no piece of a sentence', () => {
  const most = { instagram: 3, tiktok: 3, linkedin: 3, x: 2, facebook: 3, bluesky: 2 }
  const voice = voiceOf('fr', { tone: 'journalistic' })
  const drafts = writeRun(12, { networks: inputs(...allNetworks), isOneForEach: true, voice })
  for (const network of allNetworks) {
    const counts = drafts.flatMap((draft) => ownTexts(draft, network).map((text) => tagsIn(text).length))
    expect(Math.max(...counts), network).toBeLessThanOrEqual(most[network])
    if (most[network] > 1) expect(Math.max(...counts), network).toBeGreaterThan(0)
  }
  const best = makeFact('t', 'product', 'meilleure tarte du monde', ['La tarte est aux noix.'])
  const [hook] = hooksOf(draftOf(makeBrief({ facts: [best], networks: inputs('instagram') })))
  expect(tagsIn(hook?.text ?? '').join()).not.toMatch(/meilleur/iu)
  const named = makeFact('u', 'product', 'galette des rois', ['La galette est pour six.'])
  const all = Array.from({ length: 8 }, (_, index) =>
    hooksOf(draftOf(makeBrief({ facts: [named], seed: `${index}`, networks: inputs('instagram') }))),
  )
  expect(
    tagsIn(
      all
        .flat()
        .map(({ text }) => text)
        .join(' '),
    ),
  ).toContain('#GaletteDesRois')
})

const verbs = {
  fr: 'est là pour qui passe ici',
  en: 'is here for all who come',
  es: 'es',
  de: 'ist hier für alle da',
}

test.each([
  ['fr', 'Boulangerie', 'tourte de seigle', '#boulangerie #TourteDeSeigle #Angers'],
  ['fr', 'Boulangerie', 'brioche', '#boulangerie #brioche #Angers'],
  ['fr', 'Boulangerie', 'réviser le loyer', '#boulangerie #Angers'],
  ['fr', 'Boulangerie', 'plaquettes de frein avant gauche', '#boulangerie #Angers'],
  ['fr', 'Boulangerie', 'soirée du 8 décembre', '#boulangerie #Angers'],
  ['fr', 'Commerce', 'tourte de seigle', '#TourteDeSeigle #Angers'],
  ['en', 'Yoga', 'leaks and burst pipes', '#yoga'],
  ['de', 'Schreinerei', 'Laufrad zentrieren', '#Schreinerei'],
  ['de', 'Schreinerei', 'Winterlager', '#Schreinerei #Winterlager'],
] as const)(
  '%s: the trade, the thing and the town, as people write them: %s, %s',
  (language, trade, about, tags) => {
    const fact = makeFact(
      't',
      'product',
      about,
      [`${about.charAt(0).toUpperCase()}${about.slice(1)} ${verbs[language]}.`],
      { language },
    )
    const business = { ...makeBrief({}, language).business, trade, city: language === 'fr' ? 'Angers' : '' }
    const [hook] = hooksOf(
      draftOf(makeBrief({ facts: [fact], business, networks: inputs('facebook') }, language)),
    )
    expect(tagsIn(hook?.text ?? '').join(' ')).toBe(tags)
  },
)

test('a link stands only where it can be clicked, and only to send people somewhere', () => {
  const link = 'https://tilleroy.example/'
  const textsFor = (network: 'facebook' | 'instagram', objective: 'traffic' | 'visibility') =>
    ['a', 'b', 'c', 'd'].map((seed) => {
      const brief = makeBrief({ facts: bakery.slice(0, 5), networks: inputs(network), objective, link, seed })
      return hooksOf(draftOf(brief))[0]?.text ?? ''
    })
  expect(textsFor('facebook', 'traffic').every((text) => text.includes(link))).toBe(true)
  expect(textsFor('instagram', 'traffic').some((text) => /https?:|\bbio\b/.test(text))).toBe(false)
  expect(textsFor('facebook', 'visibility').some((text) => text.includes(link))).toBe(false)
})

test('one for each: all of one thing, in words of their own; long among colleagues, short elsewhere', () => {
  const drafts = writeRun(10, { networks: inputs('linkedin', 'x', 'tiktok'), isOneForEach: true })
  const letters = { linkedin: 0, x: 0, tiktok: 0 }
  for (const draft of drafts) {
    const firsts = hooksOf(draft)
    const mains = firsts.map(({ sentences }) => sentences.flatMap(({ facts }) => facts)[0])
    expect(new Set(mains).size).toBe(1)
    for (const network of ['linkedin', 'x', 'tiktok'] as const)
      letters[network] += (ownTexts(draft, network)[0] ?? '').replaceAll(/#\S+/g, '').trim().length
  }
  expect(letters.linkedin).toBeGreaterThanOrEqual(letters.x)
  expect(letters.linkedin).toBeGreaterThanOrEqual(letters.tiktok)
})

test('a network’s own tone in somebody’s words is spoken as the business speaks elsewhere', () => {
  for (const tone of ['institutional', 'humor', 'emotional']) {
    const voice = voiceOf('fr', { tone })
    const on = (own: { tone?: string }) =>
      hooksOf(draftOf(makeBrief({ voice, networks: [{ network: 'facebook', ...own }] })))
    expect(on({ tone: 'custom' })).toEqual(on({}))
  }
})
