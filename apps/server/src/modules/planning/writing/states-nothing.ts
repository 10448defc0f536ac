// Whether a sentence only asks or invites: such a one rests on no fact, any other one must.
import type { Language } from '@postelier/contract'

const marks = String.raw`[\s\p{Extended_Pictographic}\u{FE0F}»”"’)]*$`
const asks = new RegExp(String.raw`\?${marks}`, 'u')

/** Verbs that ask somebody to come, to write, to look: at the beginning, or after “Et” and the like. */
const invites: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:(?:alors|et|ou)[\s,]+)?(?:(?!chez|assez)\p{L}{2,}ez|viens|venez|passe|pousse|écris|appelle|dis|demande|réserve|commande|goûte|découvre|regarde|garde|note|partage|raconte|choisis|essaie|prends|fais|à (?:bientôt|demain|tout à l[’']heure|tout de suite|très vite))(?![\p{L}])/iu,
  en: /^(?:(?:so|and|or)[\s,]+)?(?:come|drop|stop|pop|call|write|ask|tell|book|order|try|taste|discover|look|see|save|keep|note|share|choose|pick|send|get in touch|say|find|visit|join|let us|let me|let’s)(?![\p{L}])/iu,
  es: /^(?:(?:así que|y|o)[\s,]+)?(?:ven|venga|vengan|pasa|pase|escribe|escriba|escríbe\p{L}*|escríba\p{L}*|llama|llame|llám\p{L}*|pide|pida|pregunta|pregunte|reserva|reserve|prueba|pruebe|descubre|descubra|mira|mire|guarda|guarde|cuenta|cuente|cuént\p{L}*|comparte|comparta|elige|elija|hasta (?:pronto|mañana))(?![\p{L}])/iu,
  de: /^(?:(?:also|und|oder)[\s,]+)?(?:komm\p{L}*|schau\p{L}*|ruf\p{L}*|schreib\p{L}*|frag\p{L}*|sag\p{L}*|bestell\p{L}*|reservier\p{L}*|probier\p{L}*|entdeck\p{L}*|sieh|seht|sehen Sie|merk\p{L}*|teil\p{L}*|erzähl\p{L}*|wähl\p{L}*|nimm|nehmen Sie|bis (?:bald|morgen|gleich))(?![\p{L}])/iu,
}
/** An invitation of one breath; what goes on tells something. */
const longestInvitation = 90

export const statesNothing = (sentence: string, language: Language): boolean =>
  asks.test(sentence) || (sentence.length <= longestInvitation && invites[language].test(sentence.trim()))
