import { describe, expect, it } from 'vitest'
import { postFaults as english } from './en/post-faults.ts'
import { postFaults as french } from './fr/post-faults.ts'
import { postFaultWords } from './post-faults.ts'

type Fault = Parameters<typeof postFaultWords>[0]

/** Each fault as the networks' rules find it, and what is said of it. */
const said: readonly (readonly [Fault, string])[] = [
  [{ code: 'textTooLong', figures: { used: 314, most: 300 } }, '14 caractères de trop pour X.'],
  [{ code: 'textTooLong', figures: { used: 301, most: 300 } }, '1 caractère de trop pour X.'],
  [
    { code: 'textTooLong', figures: { used: 280, most: 300, bytes: 3100, mostBytes: 3000 } },
    'Ce texte est trop long pour X\u00a0: retirez des mots ou des émojis.',
  ],
  [{ code: 'textMissing' }, 'Ajoutez quelques mots pour X.'],
  [
    { code: 'textForbidden' },
    'Ce texte contient un caractère invisible que X refuse. Retapez-le plutôt que de le coller.',
  ],
  [{ code: 'formatUnknown' }, 'Ce format de post n’existe pas sur X.'],
  [{ code: 'tooFewMedia', figures: { count: 0, least: 2 } }, 'Il manque 2 visuels pour X.'],
  [{ code: 'tooManyMedia', figures: { count: 5, most: 4 } }, '1 visuel de trop pour X (4 au plus).'],
  [{ code: 'mediaMixed' }, 'Un post ne peut pas mêler images et vidéo sur X.'],
  [{ code: 'mediaKind', media: 1 }, 'Le visuel 2 n’est pas d’un type accepté sur X.'],
  [
    { code: 'mediaTooLarge', media: 0, figures: { bytes: 6_260_000, mostBytes: 5_000_000 } },
    'Le visuel 1 pèse 6.3\u00a0Mo\u00a0: au plus 5\u00a0Mo pour X.',
  ],
  [
    { code: 'mediaRatio', media: 0, figures: { ratio: 0.5, least: 0.8, most: 1.91 } },
    'Le visuel 1 est trop haut pour X.',
  ],
  [
    { code: 'mediaRatio', media: 0, figures: { ratio: 2, least: 0.8, most: 1.91 } },
    'Le visuel 1 est trop large pour X.',
  ],
  [
    { code: 'mediaSize', media: 2, figures: { widthPx: 40, heightPx: 30 } },
    'Le visuel 3 (40\u00a0×\u00a030) n’a pas une taille acceptée sur X.',
  ],
  [
    { code: 'mediaSize', media: 0, figures: { framesPerSecond: 119.88 } },
    'La vidéo compte 119.9 images par seconde, ce que X n’accepte pas.',
  ],
  [
    { code: 'videoTooShort', figures: { seconds: 1.2, least: 3 } },
    'La vidéo dure 1.2\u00a0s\u00a0: au moins 3\u00a0s pour X.',
  ],
  [
    { code: 'videoTooLong', figures: { seconds: 200, most: 140 } },
    'La vidéo dure 200\u00a0s\u00a0: au plus 140\u00a0s pour X.',
  ],
  [{ code: 'tooManyTags', figures: { tags: 33, most: 30 } }, '3 mots-dièse de trop pour X (30 au plus).'],
  [
    { code: 'tooManyTags', figures: { cashtags: 2, most: 1 } },
    'Un seul symbole boursier, comme $ABC, par post sur X.',
  ],
  [
    { code: 'tooManyMentions', figures: { mentions: 22, most: 20 } },
    '2 mentions de trop pour X (20 au plus).',
  ],
  [
    { code: 'commentTooLong', figures: { used: 1300, most: 1250 } },
    '50 caractères de trop dans le premier commentaire pour X (1250 au plus).',
  ],
  [{ code: 'settingMissing', setting: 'privacy' }, 'Dites qui peut voir ce post sur X.'],
  [{ code: 'settingMissing', setting: 'other' }, 'Choisissez encore un réglage pour X.'],
  [{ code: 'settingUnknown' }, 'Un réglage pour X n’est plus proposé\u00a0: choisissez-en un autre.'],
  [
    { code: 'settingsClash', setting: 'disclosure' },
    'Sur X, un partenariat rémunéré ne peut pas rester privé.',
  ],
  [{ code: 'settingsClash', setting: 'other' }, 'Deux réglages ne vont pas ensemble sur X.'],
]

type Sentences = Readonly<Record<string, string>>
const sentenceOf = (sentences: Sentences, fault: Fault): string => {
  const { key, figures } = postFaultWords(fault)
  const found = sentences[key] ?? sentences[`${key}_${figures.count === 1 ? 'one' : 'other'}`] ?? ''
  const given: Readonly<Record<string, string | number>> = { ...figures, network: 'X' }
  return found.replace(/\{\{(\w+)(?:, number)?\}\}/g, (whole, name: string) => String(given[name] ?? whole))
}

describe('a fault of a post', () => {
  it.each(said)('is a sentence with its figures: %j', (fault, sentence) => {
    expect(sentenceOf(french, fault)).toBe(sentence)
    expect(sentenceOf(english, fault)).not.toMatch(/^$|\{\{/)
  })

  it('leaves no sentence without a fault that says it', () => {
    const keys = Object.keys(french).map((key) => key.replace(/_(one|other)$/, ''))
    expect([...new Set(said.map(([fault]) => postFaultWords(fault).key))].sort()).toEqual(
      [...new Set(keys)].sort(),
    )
  })
})
