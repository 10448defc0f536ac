import type { Fact, Language } from '@postelier/contract'
import type { Audience } from '../brief.ts'
import { stemsOf } from '../subjects/facts-near.ts'
import { groupsIn } from './groups-in.ts'

/** Words by which any audience is called, and none is told from another. */
const ofAudiences: Readonly<Record<Language, string>> = {
  fr: 'celles ceux vivent vivre habitent connaissent déjà cherchent aiment veulent clients clientes personnes gens ville',
  en: 'people those live already know look customers clients town want love your what',
  es: 'quienes personas viven conocen buscan clientes gente ciudad quieren tienen',
  de: 'menschen leute leben wohnen kennt schon suchen kunden kundinnen stadt wollen haben',
}
const general = (language: Language) => stemsOf(ofAudiences[language], language)

/**
 * The one that what is told fits: a group it speaks of, or words it shares with the audience's name. Where two fit as well as
 * one another nobody is chosen: a person knows better.
 */
export function audienceFor<One extends Audience>(fact: Fact, audiences: readonly One[]): One | null {
  const { language, about, question, says } = fact
  const served = groupsIn([about, ...says].join('\n'), language)
  const said = stemsOf([about, question, ...says].join(' '), language)
  const common = general(language)
  const fitting = audiences
    .map((one) => {
      const groups = [...groupsIn(`${one.name}\n${one.description}`, language)].filter((id) => served.has(id))
      const words = [...stemsOf(one.name, language)].filter((stem) => said.has(stem) && !common.has(stem))
      return { one, score: groups.length * 3 + words.length }
    })
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
  const [best, next] = fitting
  return best && best.score > (next?.score ?? 0) ? best.one : null
}
