import type { Language } from '@postelier/contract'
import type { Voice } from '../brief.ts'

export type Formality = Voice['formality']

interface Markers {
  readonly familiarity: RegExp | null
  readonly formality: RegExp | null
}

/**
 * Words by which a sentence shows how it addresses its reader. Verbs alone show it in French (“venez”) and Spanish
 * (“tienes”); where a word may be something else too (“su”, “ihr”), it shows nothing.
 */
const markers: Readonly<Record<Language, Markers>> = {
  fr: {
    familiarity:
      /(?<![\p{L}-])(?:tu|te|toi|ton|ta|tes|tiens?|tiennes?|tienne)(?![\p{L}])|(?<![\p{L}])t['’](?=\p{L})/iu,
    formality:
      /(?<![\p{L}])(?:vous|votre|vos|vôtres?)(?![\p{L}])|(?<![\p{L}])(?!(?:chez|nez|assez|rez|riz|gaz)(?![\p{L}]))\p{L}{2,}ez(?![\p{L}])|(?<![\p{L}])(?:dites|faites)(?:-|(?=\s))/iu,
  },
  en: { familiarity: null, formality: null },
  es: {
    familiarity:
      /(?<![\p{L}])(?:tú|te|ti|tus?|contigo|tuy[oa]s?|os|vuestr[oa]s?|vosotr[oa]s|puedes|tienes|quieres|vienes|sabes|prefieres|buscas|necesitas|eres|estás|encuentras|encontrarás|podrás|tendrás|llámanos|escríbenos|visítanos|pregúntanos|ven|elige|podéis|tenéis|queréis|venid)(?![\p{L}])/iu,
    formality:
      /(?<![\p{L}])(?:usted(?:es)?|venga|vengan|llámenos|llame|escríbanos|consúltenos|consulte|visítenos|pregúntenos|pregunte|pida|elija|contacte|solicite|podrá|podrán)(?![\p{L}])/iu,
  },
  de: {
    familiarity:
      /(?<![\p{L}])(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)(?![\p{L}])|(?<![\p{L}])(?:komm|schau|probier|ruf|frag|schreib|bring)(?=[\s,!])(?! Sie)/iu,
    // At the head of a sentence “Sie” may be she or they; inside it only the reader has the capital.
    formality: /(?<=[^.!?…:„“»«\n]\s)(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?![\p{L}])/u,
  },
}

// A noun, whoever is met.
const meeting = /(?<![\p{L}])rendez-vous(?![\p{L}])/giu

const other: Readonly<Record<Formality, Formality>> = { familiarity: 'formality', formality: 'familiarity' }

/** Whether a text addresses its reader in the way that is not wanted. */
export const addressesOtherwise = (text: string, wanted: Formality, language: Language): boolean =>
  markers[language][other[wanted]]?.test(text.replace(meeting, '')) ?? false
