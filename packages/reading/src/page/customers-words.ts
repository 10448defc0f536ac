// Words that only a customer, or a paper, says of a business.
import { cue } from '../language/cue.ts'

/** Said nowhere but in praise. */
const praise = cue(
  [
    'repetir(?:emos|é)(?: seguro)?|volver(?:emos|é) (?:seguro|sin duda|pronto)|(?:lo|la|los|las|te|os) recomiendo|muy recomendable',
    "(?:me|nos) (?:encantó|encantaron|atendieron)|(?:j[’']ai|nous avons|on a) (?:adoré|été (?:très bien )?(?:accueilli|reçu|conseillé)\\p{L}*)|(?:we|i) (?:loved|had a (?:lovely|great|wonderful|fantastic))|(?:wir|ich) (?:waren|war|sind|bin) (?:sehr |rundum |absolut )?(?:begeistert|zufrieden)|(?:rated|noté[es]*|bewertet mit|valorad[oa]s? con) \\d[.,]?\\d?(?: out of| sur| von| sobre|\\/| étoiles| stars)",
    "(?:nous|on) (?:y )?reviendr(?:ons|a)|j[’']y (?:retourne|reviens|retournerai)|je reviendrai|je (?:le |la |les |vous )?recommande(?: vivement| fortement| les yeux fermés| sans hésiter)|à recommander",
    "(?:would|can(?:not|[’']t)?|cannot) (?:thoroughly |highly |really )?recommend|highly recommend(?:ed)?|(?:we|i)(?:[’']ll| will) (?:definitely |certainly |be sure to )?(?:be back|come back|return)",
    '(?:immer wieder|sehr) gern[e]? wieder|immer wieder gerne?|(?:nur|sehr|wärmstens) (?:zu )?empfehlen|absolut empfehlenswert|(?:wir|ich) kommen? (?:gerne? |sicher )?wieder',
  ].join('|'),
)
export const isPraise = (text: string): boolean => praise.test(text)

const oneSpeaker =
  /(?<!\p{L})(?:I|I['’](?:m|ve|d|ll)|my|me|je|j['’]\p{L}+|mon|ma|mes|yo|mi|mis|me|ich|mein\p{L}*|mir|mich)(?!\p{L})/u
const oneSpeakerFirst = /^["«“„]?\s?(?:J['’]|(?:Je|Mon|Ma|Mes|My|Me|Mi|Mis|Ich|Mein\p{L}*|Mir)(?!\p{L}))/u
export const saysI = (text: string): boolean => oneSpeaker.test(text) || oneSpeakerFirst.test(text)

const inQuotes = `(?:«[^»]{8,400}»|“[^”]{8,400}”|„[^“”"]{8,400}[“”"]|"[^"]{8,400}")`
const wrote =
  'écrit|écrivait|titrait|titre|selon|pouvait-on lire|wrote|writes|according to|escribe|escribió|escribía|según|titula|schreibt|schrieb|titelt|titelte|laut|urteilt'
const customer =
  '(?:un[e]? |nos |one |a |our |una? |eine? |unser\\p{L}* )?(?:\\p{L}+ )?(?:clients?|clientes?|customers?|regulars?|guests?|habituée?s?|visiteu\\p{L}+|clientas?|kund\\p{L}+|gast|gäste|patient\\p{L}*)'
const pressQuote = new RegExp(
  `${inQuotes}\\s?[,.]?\\s*(?:[–—-]\\s*)?(?:[^.!?«“„"]{0,30} )?(?:(?:${wrote})(?!\\p{L})|(?:dit|disait|résume|raconte|confie|says|said|tells us|dice|decía|sagt|sagte|meint)[^.!?]{0,12}(?<!\\p{L})${customer}(?!\\p{L}))|(?<!\\p{L})(?:${wrote})(?!\\p{L})[^.!?«“„"]{0,60}${inQuotes}`,
  'iu',
)
/** “« La meilleure tarte du canton », écrit La Gazette.” */
export const isPressQuote = (sentence: string): boolean => pressQuote.test(sentence)

/** Pages that hold nothing but what customers say. */
const voices =
  /\/(?:avis(?:-clients?)?|livre-d-?or|testimonials?|temoignages?|t%C3%A9moignages?|reviews?|opiniones|testimonios|resenas|rese%C3%B1as|bewertungen|kundenstimmen|gaestebuch|guest-?book|rezensionen)(?:[./?]|$)/i
const references =
  /\/(?:referenzen|references?|referencias|kundenmeinungen|presse|press|prensa|on-parle-de-nous)(?:[./?]|$)/i
const pathOf = (url: string): string => new URL(url).pathname
export const isVoicesPage = (url: string): boolean => voices.test(pathOf(url))
export const mayHoldVoices = (url: string): boolean => references.test(pathOf(url))
