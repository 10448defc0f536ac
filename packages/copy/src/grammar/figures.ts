import type { Fact, Language } from '@postelier/contract'
import { capitalised } from '../words/comparable.ts'

interface Words {
  readonly numbers: string
  /** What is counted: where a language puts adjectives before its nouns, only a known noun is safe. */
  readonly units: string
  /** Before a number they change it: “plus de 72 heures” is not 72 hours. */
  readonly hedges: string
  /** What may stand behind it without changing it; anything else may: “cinq jours ouvrés”. */
  readonly after: string
}

const inLanguage: Readonly<Record<Language, Words>> = {
  fr: {
    numbers:
      'trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent',
    units:
      'secondes?|minutes?|heures?|jours?|nuits?|semaines?|mois|ans?|années|générations?|km|kilomètres?|kg|kilos?|grammes?|mètres?|couches|étapes|variétés|artisans|personnes|places|couverts|ruches|hectares|vaches|arbres|farines|céréales|recettes|producteurs|communes|points|degrés|m²|°C',
    hedges:
      'à|a|au|ou|et|de|d|entre|environ|près|presque|jusqu|moins|plus|minimum|maximum|quelque|quelques|bientôt|des|les|tous|toutes|chaque|par|pas|n|sur|max|mini|maxi|trop|sous|moyenne|toutes',
    after: 'de|d|avant|après|dans|pour|qui|que|en|puis|chez|sans|sur|par|le|la|du|des|au|aux|durant|pendant',
  },
  en: {
    numbers: 'three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred',
    units:
      'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|generations?|miles?|kilometres?|km|kg|kilos?|grams?|metres?|layers|steps|varieties|people|seats|places|hives|acres|hectares|cows|trees|flours|grains|recipes|growers|farms|points|degrees|°C',
    hedges:
      'to|or|and|about|around|over|under|nearly|almost|up|than|least|most|between|every|per|some|roughly|minimum|maximum|within|of|old|any|not|the|all|average|first|last|next',
    after: 'of|in|before|after|for|that|which|at|on|by|until|then|with|without|from|apart|deep',
  },
  es: {
    numbers:
      'tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien',
    units:
      'segundos?|minutos?|horas?|días?|noches?|semanas?|mes(?:es)?|años?|generaciones|km|kilómetros?|kg|kilos?|gramos?|metros?|capas|pasos|variedades|personas|plazas|colmenas|hectáreas|vacas|árboles|harinas|cereales|recetas|productores|pueblos|puntos|grados|m²|°C',
    hedges:
      'a|o|y|de|del|unos|unas|casi|hasta|más|menos|entre|cada|por|mínimo|máximo|aproximadamente|cerca|no|los|las|todos|todas|en|media|primeros|últimos',
    after: 'de|del|antes|después|en|para|que|con|sin|por|sobre|a|al|hasta',
  },
  de: {
    numbers:
      'drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert',
    units:
      'Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Nächten?|Nächte|Wochen?|Monaten?|Monate|Jahren?|Jahre|Generationen|Kilometern?|km|kg|Kilo|Gramm|Metern?|Lagen|Schichten|Schritten?|Schritte|Sorten|Personen|Plätzen?|Plätze|Bienenvölker|Hektar|Kühe|Bäume|Mehle|Rezepte|Bauern|Orte|Punkte|Grad|m²|°C',
    hedges:
      'bis|oder|und|rund|etwa|ca|circa|ungefähr|über|unter|fast|knapp|mehr|weniger|mindestens|höchstens|als|jede|jeden|alle|pro|von|zu|nach|binnen|innerhalb|maximal|die|den|nicht|alt|im|durchschnittlich|ersten|letzten',
    after: 'in|vor|nach|für|die|aus|im|am|auf|mit|ohne|bei|lang|später|gehen|ruht|ruhen',
  },
}

// A time of day, an address or a fee is no figure of what is made.
const kindsWithFigures: ReadonlySet<Fact['kind']> = new Set([
  ...(['business', 'product', 'service', 'method', 'history', 'award', 'advice', 'person'] as const),
])

/** A figure as a sentence has it, with what it counts: “72 heures”. Null where it is hedged, or where there is none. */
export const figureIn = (sentence: string, fact: Pick<Fact, 'kind' | 'language'>): string | null => {
  if (!kindsWithFigures.has(fact.kind)) return null
  const { numbers, units, hedges, after } = inLanguage[fact.language]
  const figure = new RegExp(
    `(?<![\\p{L}\\d.,’'+–-])(?:(\\p{L}+)[\\s’']+)?((?:\\d{1,3}(?:[ \\u{a0}\\u{202f}]\\d{3})+|\\d{1,4}(?:[.,]\\d+)?|${numbers})[ \\u{a0}\\u{202f}](?:${units}))(?![\\p{L}\\d])(?:[ \\u{a0}]*([\\p{L}–-]+|\\d))?`,
    'iu',
  )
  const match = figure.exec(sentence)
  if (!match?.[2]) return null
  const isHedge = (word: string | undefined) =>
    word !== undefined && new RegExp(`^(?:${hedges}|[–\\d-]+)$`, 'iu').test(word)
  const changes = match[3] !== undefined && !new RegExp(`^(?:${after})$`, 'iu').test(match[3])
  if (
    isHedge(match[1]) ||
    changes ||
    /^\s*(?:au (?:moins|plus)|en moyenne|at (?:least|most)|a lo sumo)/iu.test(
      sentence.slice(match.index + match[0].length - (match[3]?.length ?? 0)),
    )
  )
    return null
  return capitalised(fact.language === 'de' ? inNominative(match[2]) : match[2])
}

/** “Seit 17 Jahren” says 17 Jahre. */
const inNominative = (figure: string): string =>
  figure.replace(/(Jahre|Tage|Monate|Nächte|Schritte|Plätze|Kilometer|Meter)n$/u, '$1')
