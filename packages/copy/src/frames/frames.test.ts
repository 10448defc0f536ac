import { type Language, languages } from '@postelier/contract'
import { expect, test } from 'vitest'
import { voicedText } from '../compose/fill-frame.ts'
import { speakingOf } from '../compose/speaking.ts'
import { makeBrief, voiceOf } from '../testing/make-brief.ts'
import { typeset } from '../typography/typeset.ts'
import { addressesOtherwise } from '../words/address.ts'
import { clicheIn } from '../words/cliches.ts'
import { countEmoji } from '../words/comparable.ts'
import { type Frame, families } from './frame.ts'
import { framesOf } from './frames.ts'

const framesIn = (language: Language): readonly Frame[] =>
  families.flatMap((family) => framesOf[language][family])

const wordings = (frame: Frame, language: Language): [string, 'familiarity' | 'formality'][] =>
  (['familiarity', 'formality'] as const).flatMap((formality) =>
    (['firstSingular', 'firstPlural', 'thirdSingular'] as const).map(
      (pronoun): [string, typeof formality] => {
        const voice = voiceOf(language, { formality, pronoun })
        return [voicedText(frame.text, speakingOf(makeBrief({ voice }, language))), formality]
      },
    ),
  )

const slots = [
  'about',
  'the',
  'of',
  'price',
  'date',
  'time',
  'until',
  'where',
  'figure',
  'link',
  'phone',
  'mail',
  'name',
  'city',
]

/** Words by which a line that stands on no fact would claim something. */
const claims: Readonly<Record<Language, RegExp>> = {
  fr: /aujourd|ce matin|ce soir|cette semaine|demain|toujours|jamais|meilleur|best|stock|frais|fraîche|amour|maison|artisan|qualité|souvent|nouveau|nouvelle? (?:produit|gamme)|depuis (?!quand)|unique|seul(?!e\.)|client|préféré|\d/iu,
  en: /today(?! or)|yes today|tonight|this (?:morning|week)|tomorrow(?!\?)|always|never|best|stock|fresh|love|quality|often|new (?:range|product)|since|unique|customers|favourite|\d/iu,
  es: /esta mañana|esta semana|siempre|nunca|mejor|stock|fresc|amor|calidad|a menudo|nuev|desde (?!cuándo)|único|clientes|favorit|\d/iu,
  de: /heute (?!oder)|immer|niemals|beste|lager|frisch|liebe(?!r)|qualität|oft|neu(?!gierige)|seit (?!wann)|einzig|kunden|liebling|\d/iu,
}
// “Yes today, or yes tomorrow?” asks; it tells no day.
const asks = /oui demain|yes tomorrow|sí mañana|ja morgen|ja heute|sí hoy|yes today/iu

test.each(languages)(
  'in %s no frame claims, is worn, speaks to the wrong reader or is badly set',
  (language) => {
    for (const frame of framesIn(language)) {
      for (const [text, formality] of wordings(frame, language)) {
        expect(clicheIn(text, language), text).toBeNull()
        expect(addressesOtherwise(text, formality, language), text).toBe(false)
        expect(text, text).not.toMatch(/[[\]<>|]/)
        expect(text.length, text).toBeLessThanOrEqual(90)
        expect(countEmoji(text)).toBe(0)
        if (!asks.test(text)) expect(text.replace(/\{\w+\}/g, ''), text).not.toMatch(claims[language])
        if (language === 'es') expect(typeset(text, 'es'), text).toBe(text.replace(/ {2,}/g, ' '))
      }
      for (const [, slot] of frame.text.matchAll(/\{(\w+)\}/g)) expect(slots).toContain(slot)
      expect(frame.text).toMatch(/[.?:]$|\{(?:link|mail)\}$/)
    }
  },
)

test.each(languages)('in %s there are frames enough, each once, and as many for each manner', (language) => {
  const frames = framesIn(language)
  expect(frames.length).toBeGreaterThanOrEqual(70)
  const texts = families.flatMap((family) => [
    ...new Set(framesOf[language][family].map(({ text }) => `${family} ${text}`)),
  ])
  expect(texts).toHaveLength(frames.length)
  // A call with an address is the same line as one without: “Schwarz auf weiß:”.
  const bare = frames.map(({ text }) => text.replace(/\{link\}/, '').trim())
  const again = bare.filter((text, index) => !text.includes('{') && bare.indexOf(text) !== index)
  expect(again).toEqual([])
  for (const manner of ['sober', 'expert', 'lively', 'warm'] as const) {
    const fitting = frames.filter(({ manners }) => !manners || manners.includes(manner))
    expect(fitting.length, manner).toBeGreaterThanOrEqual(30)
  }
  for (const objective of ['visibility', 'engagement', 'traffic'] as const) {
    const fitting = frames.filter(({ objectives }) => !objectives || objectives.includes(objective))
    expect(fitting.length, objective).toBeGreaterThanOrEqual(30)
  }
})
