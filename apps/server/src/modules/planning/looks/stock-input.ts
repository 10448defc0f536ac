// What may be looked for in a stock service for a post, and which of the answers may stand there: never what could be taken
// for the business's own product, place or people.
import type { Fact, StockPictureView } from '@postelier/contract'
import { ofAnything, singular, wordsOf } from './words-of.ts'

/** What anybody of the trade does, advises or is asked. All other kinds speak of this one business's things. */
const general: ReadonlySet<Fact['kind']> = new Set(['service', 'advice', 'question'] as const)

/** A day of the calendar is everybody's; what has a price is a thing somebody would expect to get. */
const isGeneral = ({ kind, source, price }: Fact): boolean =>
  source.by === 'calendar' || (general.has(kind) && price === null)

const mostWords = 3

/** As they are written, since accents tell words apart; none where a stranger's picture may not stand. */
export function stockWords(fact: Fact | undefined): string[] {
  if (!fact || !isGeneral(fact)) return []
  const words = (fact.about || fact.question).toLowerCase().split(/[^\p{L}\p{M}]+/u)
  const telling = words.filter((word) =>
    wordsOf(word).some((plain) => !ofAnything.has(plain) && !asks.has(plain)),
  )
  return [...new Set(telling)].slice(0, mostWords)
}

const listOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))
/** Join words, or make a question of them. */
const asks = listOf(
  'avec sans pour dans chez quel quelle quels quelles comment combien pourquoi quand faut peut vous nous cette votre',
  'with without from what when where which does this that have into should',
  'para como cuando donde cual esta este nuestro vuestro',
  'wann wenn welche welcher eine einen nicht auch sich unser ihre',
)
/** Whoever is seen would be taken for the business's own. */
const people: ReadonlySet<string> = new Set(
  [
    ...listOf(
      'people person woman women girl kid child children family couple team crowd portrait face hand hands finger hair worker customer client staff chef cook baby adult friend guest student teacher trainer coach doctor nurse lawyer mechanic barber hairdresser stylist barista baker butcher florist gardener farmer craftsman artisan carpenter plumber electrician photographer dancer runner model bride groom',
      'personne homme femme fille garcon enfant famille equipe foule visage main doigt cheveux client cliente gens bebe adulte ami amie invite eleve professeur coach medecin infirmier infirmiere avocat avocate mecanicien garagiste coiffeur coiffeuse barbier barista boulanger boulangere boucher bouchere fleuriste jardinier jardiniere agriculteur agricultrice artisan artisane menuisier plombier electricien photographe danseur danseuse coureur coureuse mannequin marie mariee ouvrier ouvriere vendeur vendeuse serveur serveuse cuisinier cuisiniere patissier patissiere',
      'persona hombre mujer mujere nino nina familia pareja equipo retrato gente rostro mano dedo pelo cabello cliente clienta amigo amiga alumno alumna profesor profesora medico medica enfermero enfermera abogado abogada mecanico mecanica peluquero peluquera barbero barista panadero panadera carnicero florista jardinero jardinera agricultor artesano artesana carpintero fontanero electricista fotografo bailarina novia novio camarero camarera cocinero cocinera',
      'personen mann manner frau frauen madchen junge kind kinder familie paar portrat gesicht leute menschen hand hande finger haare kunde kunden kundin kundinnen freund freundin schuler lehrer lehrerin trainer arzt arztin anwalt anwaltin mechaniker friseur friseurin barbier barista backer backerin metzger florist floristin gartner gartnerin bauer handwerker handwerkerin schreiner klempner elektriker fotograf braut kellner kellnerin koch kochin verkaufer verkauferin',
    ),
  ].map(singular),
)
/** Shorter than the words that are kept otherwise. */
const men = /\b(?:man|men|boys?)\b/i
const leastEdge = 1000

/** It is called what was looked for, shows nobody as far as its author says, and is large enough. */
export function suits(
  { label, width, height, credit }: StockPictureView,
  wanted: readonly string[],
): boolean {
  const said = wordsOf(label).map(singular)
  const looked = new Set(wanted.flatMap(wordsOf).map(singular))
  return (
    credit !== null &&
    Math.min(width, height) >= leastEdge &&
    said.some((word) => looked.has(word)) &&
    !said.some((word) => people.has(word)) &&
    !men.test(label)
  )
}
