import type { Language } from '@postelier/contract'
import type { Voice } from '../brief.ts'

export type Formality = Voice['formality']

const anyOf = (words: string): string => `(?<![\\p{L}-])(?:${words})(?![\\p{L}])`
/** At the head of a sentence, where an order stands. */
const atHead = (words: string): string => `(?<=^|[.!?…:¡¿»”“]\\s?)(?:${words})(?![\\p{L}])`
const pattern = (...sources: readonly string[]): RegExp => new RegExp(sources.join('|'), 'iu')

/**
 * Words by which a sentence shows how it addresses its reader. Verbs alone show it in French (“venez”) and Spanish
 * (“tienes”, “corta los tallos”); where a word may be something else too (“su”, “ihr”), it shows nothing.
 */
const markers: Readonly<Record<Language, Readonly<Record<Formality, RegExp | null>>>> = {
  fr: {
    familiarity: pattern(
      anyOf('tu|te|toi|ton|ta|tes|tiens?|tiennes?'),
      "(?<![\\p{L}])t['’](?=\\p{L})",
      atHead("viens|prends|appelle|écris|goûte|mets|choisis|essaie|n[’']oublie pas"),
    ),
    formality: pattern(
      anyOf('vous|votre|vos|vôtres?|dites|faites-(?:le|la|les|nous|moi)'),
      '(?<![\\p{L}])(?!(?:chez|nez|assez|rez|riz|gaz)(?![\\p{L}]))\\p{L}{2,}ez(?![\\p{L}])',
      atHead('faites'),
    ),
  },
  en: { familiarity: null, formality: null },
  es: {
    familiarity: pattern(
      anyOf('tú|te|ti|tus?|contigo|tuy[oa]s?|os|vuestr[oa]s?|vosotr[oa]s'),
      // The plural of the familiar: “repartís”, “tenéis”; “país” and “anís” are none.
      '(?<![\\p{L}])(?!(?:país|anís|parís)(?![\\p{L}]))\\p{L}+(?:[áé]is|ís)(?![\\p{L}])',
      anyOf(
        'puedes|tienes|quieres|vienes|sabes|prefieres|necesitas|eres|estás|has|ves|haces|recibes|eliges|pides|pagas|dices|das|pones|traes|vas|vuelves|empiezas|decides|sigues|vives|abres|pierdes|cuelgas|encargas|recoges|aprendes|preparas|montas|buscas|consigues|conoces|encuentras|llamas|escribes|reservas con|apuntas|llevas|dejas|cuidas|riegas|regalas|disfrutas|ahorras|\\p{L}+(?:arás|erás|irás|drás)',
      ),
      atHead(
        'ven|pon|haz|di|elige|pide|llama|escribe|corta|quita|cambia|riega|evita|añade|coloca|recuerda|mezcla|deja|usa|guarda|lava|limpia|(?:pregunta|reserva|prueba|mira)(?= (?:el|la|los|las|a|en|por|con|un|una) )|pasa|llámanos|visítanos|pregúntanos',
      ),
      // “Riégala”, “pídela”: the verb’s own ending, kept before its pronoun.
      atHead(
        '(?!pídal|pónga|hága|elíja|recója|escríba|cója|léa)\\p{L}{0,24}[áéíóú]\\p{L}{0,24}a(?:l[aeo]s?|nos|me)|pídel[aeo]s?|escríbenos|elígel[ao]s?|recógel[ao]s?',
      ),
    ),
    formality: pattern(
      anyOf('usted(?:es)?|podrán?|llámenos|escríbanos|consúltenos|visítenos|pregúntenos'),
      atHead(
        'vengan?|ponga|haga|diga|elija|pida|llame|escriba|corte los|corte las|corte el|corte la|quite|cambie|riegue|evite|añada|coloque|recuerde|pruebe|deje|guarde|lave|limpie|pregunte|reserve|consulte|contacte|solicite|pase|mire',
      ),
      atHead(
        '(?!pídel|escríbe|elígel|recógel)\\p{L}{0,24}[áéíóú]\\p{L}{0,24}e(?:l[aeo]s?|nos|me)|pídal[aeo]s?|elíjal[ao]s?|recójal[ao]s?',
      ),
    ),
  },
  de: {
    familiarity: pattern(
      anyOf('du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?'),
      atHead(
        '(?:komm|schau|probier|ruf|frag|schreib|bring|nimm|lass|gib|leg|stell|hol|achte|vergiss|prüf|reinige|öle|lies|stöber|meld)(?=[\\s,!])(?! Sie)',
      ),
    ),
    // At the head of a sentence “Sie” may be she or they, but for what only a reader does; inside it only the reader has the
    // capital.
    formality:
      /(?<=[^.!?…:„“»«\n]\s)(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?![\p{L}])|(?<![\p{L}])Sie (?:finden|erreichen|können|bekommen|erhalten|möchten|wollen|dürfen|müssen|sparen|buchen|wählen) /u,
  },
}

// A noun, whoever is met.
const meeting = /(?<![\p{L}])rendez-vous(?![\p{L}])/giu

const other: Readonly<Record<Formality, Formality>> = { familiarity: 'formality', formality: 'familiarity' }

/** Whether a text addresses its reader in the way that is not wanted. */
export const addressesOtherwise = (text: string, wanted: Formality, language: Language): boolean =>
  markers[language][other[wanted]]?.test(text.replace(meeting, '')) ?? false
