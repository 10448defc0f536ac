// Whether a clause tells of what is over: “we have opened” does, “we have a tasting” does not.
import type { Language } from '@postelier/contract'
import { cue } from './cue.ts'

/** Words between the auxiliary and what was done. */
const between = {
  fr: '(?:(?:bien|déjà|enfin|tous|toutes|encore|vraiment|même|pas|jamais|aussi|donc|beaucoup|tout) ){0,2}',
  en: '(?:(?:just|already|now|finally|also|both|all|never|not|really|even) ){0,2}',
}
/** What was planned is still to come, though the planning of it is over; and these are nouns. */
const planned = {
  fr: '(?:prévu|organisé|programmé|préparé|réservé|décidé|choisi|invité|planifié|promis|annoncé|congé|café|thé|rosé)e?s?',
  en: '(?:planned|organi[sz]ed|scheduled|arranged|booked|prepared|invited|decided|announced|reserved)',
  es: '(?:organizad|preparad|programad|invitad|decidid|previst|reservad|anunciad|planead)\\p{L}+',
  de: '(?:geplant|eingeladen|vorbereitet|vorgesehen|geöffnet|geschlossen|angekündigt|organisiert)',
}

const fr = [
  `(?:ai|as|a|avons|avez|ont) ${between.fr}(?!${planned.fr}(?!\\p{L}))(?:\\p{L}+ée?s?|(?:fini|réussi|servi|parti|sorti|rempli|garni|accueilli|réuni|rejoint|fait|refait|pris|repris|appris|mis|remis|dit|écrit|ouvert|rouvert|offert|découvert|cuit|construit|reçu|vu|eu|vendu|tenu|rendu|lu|voulu|connu|perdu|obtenu|attendu|répondu)e?s?)`,
  '(?:suis|es|est|sommes|êtes|sont) (?:déjà |enfin |bien |tous |toutes )?(?:arrivé|parti|venu|revenu|né|mort|sorti|passé|tombé|resté|devenu|allé|rentré|entré)e?s?',
  '(?:étais|était|étions|étiez|étaient|avais|avait|avions|aviez|avaient|fut|furent)',
]
const determined =
  '(?=\\s*(?:[.,;:!?)]|$)| (?:an?|the|our|your|my|this|that|these|all|it|them|us|in|at|on|to|by|with|for|from|of|last|back|out|up|into|over|first|new|up|together)(?!\\p{L}))'
const en = [
  `(?:have|has|['’]ve) ${between.en}(?!${planned.en})(?:been|had|won|done|made|taken|given|come|gone|become|begun|built|bought|brought|sold|sent|seen|found|grown|\\p{L}{2,}ed)${determined}`,
  "(?:i|we|he|she|they|it) (?:just |already |finally |also )?(?!(?:need|feed|breed|speed|proceed|succeed|exceed|seed|weed)(?!\\p{L}))(?:\\p{L}{2,}ed|won|got|made|took|gave|sold|went|came|began|built|found|held|met|said|saw)(?!(?:['’]))",
  '(?:was|were|had|won|arrived|happened|took place)',
]
const es = [
  `(?:he|has|ha|hemos|habéis|han) (?!${planned.es})(?:\\p{L}+(?:ado|ido)|hecho|abierto|visto|puesto|dicho|escrito|vuelto)`,
  '(?:fue|fueron|fuimos|era|eran|estaba|estaban|estuvo|estuvimos|hubo|había|tuvo|tuvimos|hicimos|vino|vinieron|\\p{L}{2,}ó)',
]
const de = [
  '(?:war|waren|hatte|hatten|wurde|wurden|gab|kam|kamen|gewann|gewannen)',
  `(?:habe|hat|haben|habt|bin|ist|sind)(?!\\p{L}).*(?<!\\p{L})(?!${planned.de}(?!\\p{L}))(?:\\p{Ll}*ge\\p{Ll}{2,}(?:t|en)|eröffnet|verkauft|bekommen|erhalten|begonnen|erneuert|vergrößert|besucht)(?=\\s*(?:[.,;:!?]|$))`,
]

const past: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: fr.map(cue),
  en: en.map(cue),
  es: es.map(cue),
  // As written: “Angebot” is a noun, “umgebaut” was done.
  de: de.map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')),
}

export const tellsOfThePast = (clause: string, language: Language): boolean =>
  past[language].some((pattern) => pattern.test(clause))
