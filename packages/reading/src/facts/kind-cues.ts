// Words by which people of four languages tell what a paragraph is about, whatever their trade: none that only one shop says.
// A word alone seldom tells (“label”, “station”, “cancelled”); what stands around it does.
import { cue } from '../language/cue.ts'

const cues = (...words: readonly string[]) => cue(words.join('|'))
const month =
  '(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc|jan|feb|mar|apr|may|jun|jul|aug|dec|ene|abr|ago|dic|märz|okt|dez)\\p{L}*'
const inSentence = '[^.!?]{0,60}(?<!\\p{L})'

const offer = cues(
  'offerte?s?|réductions?|promotions?|tarif réduit|demi-tarif|moitié prix|prix libre',
  'remises? (?:de \\d+|exceptionnelle|immédiate)|\\d+\\s?% (?:de )?(?:remise|moins|rabais)',
  `jusqu['’]?\\s?au \\d{1,2}(?:er)? ${month}|jusqu['’]à fin ${month}|\\d+ ?€ (?:de (?:remise|réduction|moins))`,
  '(?:passez commande|commandez|réservez|inscrivez-vous) avant|(?:commandes|réservations|inscriptions) (?:sont|restent) ouvertes',
  'discounts?|half[- ]price|\\d+\\s?% off|free trial|for nothing|reduced (?:rate|price)s?|concessions?|pay what you (?:can|want|like)',
  `(?:until|before) \\d{1,2}(?:st|nd|rd|th)? ${month}|until the end of ${month}|(?:£|€|\\$)\\d+ off`,
  `descuentos?|rebajas?|a mitad de precio|precio (?:reducido|libre)|hasta el \\d{1,2} de ${month}`,
  `rabatte?|ermäßig\\p{L}+|zum halben preis|kostenlos testen|bis zum \\d{1,2}\\. ${month}`,
  `(?:étudiants?|demandeurs d['’]emploi|retraités|students?|seniors?|pensioners?|over-\\d\\ds|unemployed|jobseekers|estudiantes|jubilad[oa]s|studierende|rentner\\p{L}*)(?!\\p{L})${inSentence}(?:paient|pays?|pagan|zahlen)`,
)

const discount =
  /(?<![\p{L}\d])[-–−]\s?\d{1,2}\s?%|(?<!\p{L})(?:avec le code|with (?:the )?code|con el código|mit (?:dem )?(?:gutschein|rabatt)?code)(?!\p{L})/iu
const untilDay = new RegExp(
  `(?:jusqu['’]?\\s?au|avant le|until|till|before|hasta el|antes del|bis(?: zum)?)\\s(?:\\p{L}{5,10},?\\s)?(?:den |the |le )?\\d{1,2}(?:er|st|nd|rd|th|\\.)? ?(?:de )?(?:${month}|\\d{1,2}\\.)`,
  'iu',
)
const priced = /\d\s?[€£%]|[€£]\s?\d|\d\s?(?:EUR|euros?)(?!\p{L})/iu
/** What is had for less, or for a price until a day. */
export const isOffer = (text: string): boolean =>
  offer.test(text) || discount.test(text) || (priced.test(text) && untilDay.test(text))
/** So much less, or so much until a day: no words that an event says, too. */
export const isPlainOffer = (text: string): boolean =>
  discount.test(text) || (priced.test(text) && untilDay.test(text))

export const award = cues(
  '(?:premier|première|deuxième|second|troisième|grand) prix|(?<!avec le )concours(?! de circonstances)|lauréate?s?|finalistes?|médailles?|trophées?|récompensée?s?|labellisée?s?',
  `(?:porte|portons|portent|reçu|obtenu|décroché)(?!\\p{L})${inSentence}label`,
  'awards?|awarded|winners?|finalists?|runners?-up|medals?|prizes?(?! draw)|won (?:the|an?|our|first|second|third|gold|silver|bronze)',
  `(?:named|voted|crowned)(?!\\p{L})${inSentence}(?:of the year|best)`,
  `élue?s?(?!\\p{L})${inSentence}de l['’]année`,
  'premi(?:o|os|ad[oa]s?)|ganamos|ganador\\p{L}*|galard\\p{L}+|medallas?|finalistas?',
  'auszeichnung(?:en)?|ausgezeichnet (?:als|mit|von|vom)|preisträger\\p{L}*|medaillen?|(?:ersten?|zweiten?|dritten?) (?:platz|preis)',
  `(?:erhielt|erhielten|gewann|gewannen|bekam|bekamen|wurde)(?!\\p{L})${inSentence}\\p{L}*preis(?:es)?`,
)

export const history = cues(
  'a été fondée?|fondée?s?|(?:a|ai|avons) ouvert|ouverte? en|est née?|créée? en|(?:a|ai|avons) repris|existe depuis',
  'founded|established|(?:started|opened|launched|began)(?!\\p{L})[^.!?]{0,40} in (?:19|20)\\d\\d|set up|took over|opened (?:in|our|the)|started (?:in|out|as|(?:the|this|a) \\p{L}+ in)|since (?:19|20)\\d\\d',
  'fundad[oa]|fundó|fundamos|abrimos en|abrió|nació|desde (?:19|20)\\d\\d',
  'gegründet|gründeten?|eröffnet\\p{L}*|übernommen|übernahm|seit (?:19|20)\\d\\d',
)

const longAgo = cue(
  "à l['’]époque|à cette époque|en ce temps-là|autrefois|jadis|back then|in those days|at the time|(?:por aquel )?entonces|en aquella época|antaño|damals|seinerzeit|zu jener zeit|in jenen (?:tagen|jahren)",
)
const pastForms =
  /(?<!\p{L})(?:\p{L}{2,}(?:ait|aient|aba|aban|ía|ían|ed)|\p{Ll}{3,}te(?:n|t)?|cost|was|were|had|sold|made|fue|fueron|war|waren|hatte|hatten|gab)(?!\p{L})/u
/** “À l’époque, le pain coûtait …” */
export const tellsOfLongAgo = (text: string): boolean => longAgo.test(text) && pastForms.test(text)

export const place = cues(
  "se trouve|se situe|est située?|est installée?|à deux pas d\\p{L}*|à (?:\\d+|\\p{L}+) (?:minutes|mètres)|s['’]arrête",
  "(?:est|sommes) (?:au fond|au coin|à l['’]angle|au bout|en face|derrière) d\\p{L}*",
  '(?:arrêt|station) (?:de )?(?:bus|tram(?:way)?|métro)|parking (?:gratuit|public|privé|à vélos|derrière|devant|en face)|plain-pied|ascenseur|fauteuil roulant',
  '\\d+,? (?:bis |ter )?(?:rue|quai|avenue|boulevard|place|chemin|route|impasse|allée|cours)',
  'find us|opposite the|(?:minutes|metres|yards|steps) (?:away|walk|on foot|from)|(?:bus|tram|tube|ferry|train|nearest) (?:stop|station)|wheelchairs?|step-free|(?:portable|access) ramps?',
  'se encuentra|está en la (?:calle|plaza|avenida)|está (?:junto a|frente a|al lado de)|a (?:\\d+|\\p{L}+) minutos de|nos encuentras|parada de (?:metro|tranvía|autobús)',
  '(?:sie finden|du findest|ihr findet) uns|haltestelle|minuten (?:zu fuß|vom|von|entfernt)|barrierefrei|im hinterhof',
)
const streets = '(?:Street|Road|Lane|Row|Avenue|Square|Way|Hill|Close|Court|Terrace|Drive|Gardens)'
/** Names of streets are known by their capitals. */
export const address = new RegExp(
  `(?:\\d+[a-z]?,?|(?<!\\p{L})(?:on|at|in|off)) (?:\\p{Lu}[\\p{L}'’-]+ ){1,3}${streets}(?!\\p{L})|\\p{Lu}\\p{L}+(?:straße|gasse|weg|platz|allee|ufer) \\d`,
  'u',
)

export const closed = cues(
  '(?:sera|seront|restera|resteront) (?:exceptionnellement )?fermée?s?|(?:est|sont) (?:exceptionnellement )?fermée?s? (?:du|pour|pendant|durant|entre|jusqu)\\p{L}*',
  '(?:will be|is|are|stays?) closed (?:from|between|for|on|until)|will be closed',
  'cerrar(?:á|emos|án)|estará cerrad[oa]',
  `(?:bleibt|bleiben|ist|sind|haben)(?!\\p{L})${inSentence}geschlossen`,
)
/** Open, on some days, from one hour to another. */
export const opensAt =
  /(?<!\p{L})(?:ouvert\p{L}*|ouvrons|open|horaires?|horario|abrimos|abiert[oa]s?|geöffnet|öffnungszeiten)(?!\p{L})[^.!?]{0,80}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|tous les jours|day|daily|lunes|martes|miércoles|jueves|viernes|sábado|domingo|tag|täglich|mittwoch)[^!?]{0,40}\d{1,2}(?:[:.h]\d{2}|\s?h|\s?[ap]m|\s?uhr)?\s?(?:à|a|to|bis|until|–|—|-)\s?\d/iu
/** Given to somebody, and paid for: a thing one buys, wherever it stands. */
export const voucher = cues(
  '(?:bons?|cartes?|chèques?) cadeaux?',
  'gift (?:cards?|vouchers?)',
  '(?:tarjetas?|vales?) regalo',
  'gutscheine?|geschenkkarten?',
)

export const personHeading = cues(
  'équipe|collaborateurs|professeurs?|praticiens?|maître|docteur|dr',
  'team|people|teachers?|instructors?|staff',
  'equipo|profesor\\p{L}*',
  'mitarbeiter\\p{L}*|lehrer\\p{L}*',
)
export const historyHeading = cues(
  'histoire|débuts',
  'history|story|how (?:it|we) (?:all )?(?:began|started)',
  'historia',
  'geschichte',
)
export const methodHeading = cues(
  '(?:notre|ma) (?:manière|façon|méthode)|savoir-faire',
  'how we',
  'cómo trabajamos',
  'so arbeiten wir',
)
export const adviceHeading = cues(
  'conseils?|astuces?|comment|entretien',
  'tips?|how to|advice',
  'consejos?|cuidados?',
  'tipps?|pflege',
)
export const productHeading = cues(
  '(?:nos|mes|les) produits',
  '(?:our|the) products',
  '(?:nuestros|los) productos',
  '(?:unsere|die) produkte',
)
