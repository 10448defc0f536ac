// What something cost once: the price of a year that is over, told in the past, or in money that is no more. It belongs to a story
// and is no offer; told by itself in a post it would be read as one.
import type { Language } from '@postelier/contract'
import { cue } from '../language/cue.ts'
import { tellsOfThePast } from '../language/past.ts'
import { historyHeading } from './kind-cues.ts'

const number = String.raw`(?:\d[\d .,\u00A0\u202F]*|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|cinquante|cent|mille|two|three|four|five|six|ten|twenty|fifty|dos|tres|cuatro|cinco|diez|veinte|cien|mil|zwei|drei|vier|fünf|zehn|zwanzig|fünfzig|hundert|tausend)\s)`
/** Swiss and African francs are paid still, and so is what a Mark is called. */
const former = new RegExp(
  String.raw`(?<![\p{L}\d])${number}\s?(?:(?:anciens?|nouveaux) francs?|francs?(?![\p{L}-])(?! (?:suisses?|cfa|pacifique))|FRF|DM|D-Mark|Deutsche Mark|Mark|Pfennige?|pesetas?|ptas?\.?|duros|reales|shillings?|guineas?|Schilling|Groschen)(?![\p{L}-])|(?<!\p{L})(?:half[- ]a[- ]crown|sixpence|DM \d)`,
  'iu',
)

const amount =
  /\d\s?[€£$](?!\s?%)|[€£$]\s?\d|\d\s?(?:F|EUR|CHF|GBP|euros?|centimes?|pence|céntimos|Cent)(?!\p{L})/iu

/** Somebody asked so much then. What was fixed, kept or lowered is the price of today. */
const asked: Readonly<Record<Language, RegExp>> = {
  fr: cue(
    '(?:co[uû]t|val|vend|pay|factur|demand|achet|lou|propos|offr|serv)(?:ait|aient|ions)|(?:était|étaient) (?:à|de|vendue?s? |proposée?s? |facturée?s? )|(?:ai|a|as|avons|ont) (?:coûté|vendu|acheté|payé|facturé|loué)\\p{L}{0,2}|se vend(?:it|irent)',
  ),
  en: cue(
    'used to (?:cost|be|charge|pay|sell)|(?:was|were) (?:just |only |about |around )?(?=[£€$]\\s?\\d|\\d+ ?(?:p|pence|euros?)(?!\\p{L}))|(?:was|were) (?:sold|priced) (?:at|for)|(?:i|we|he|she|they|people|customers|grandad|grandma|(?:my|his|her|our|their|the) \\p{L}+) (?:first |once |then )?(?:charged|sold|paid|bought|rented)|(?<!(?:is|are|be|being|gets?) (?:only |then )?)(?:charged|paid) (?=[£€$])|(?:charged|sold|paid|bought|rented) (?:his|her|their|its|the|a) (?:very )?first|went for|had cost',
  ),
  es: cue(
    'costab\\p{L}+|valía\\p{L}*|cobrab\\p{L}+|cobráb\\p{L}+|pagab\\p{L}+|pagáb\\p{L}+|vendía\\p{L}*|costó|costaron|(?:vendi|pag|cobr|compr)(?:ó|aron|eron)|(?:era|eran|estaba|estaban) (?:a|de) ',
  ),
  de: cue(
    'kostete\\p{L}*|(?:zahlte|bezahlte|verlangte|verkaufte|berechnete)\\p{L}{0,2}|gab es (?:noch )?für|(?:habe|hat|haben|hatte|hatten|wurde|wurden) .{1,60}(?:verkauft|gekauft|bezahlt|gezahlt|verlangt|vermietet)|(?:war|waren) (?:für|um) ',
  ),
}

/** And what it costs today is said as well. */
const today: Readonly<Record<Language, RegExp>> = {
  fr: cue("aujourd['’]hui|désormais|maintenant|actuellement"),
  en: cue('now|today|these days|nowadays|currently'),
  es: cue('ahora|hoy|actualmente'),
  de: cue('heute|jetzt|inzwischen|mittlerweile|nun|nur noch'),
}

/** Since then: it holds still. */
const lasting = cue('depuis|dès|inchangée?s?|since|unchanged|ever since|desde|seit|unverändert')
/** Money that was won, given, lent or put into something is no price. */
const noPrice = cue(
  'premier prix|récolt\\p{L}+|reverse\\p{L}*|reversé\\p{L}*|dons?|subvention\\p{L}*|investi\\p{L}*|prêt\\p{L}*|emprunt\\p{L}*|collecte\\p{L}*|raised|donat\\p{L}+|grant|invest\\p{L}*|loan|borrowed|prize|award\\p{L}*|recaud\\p{L}+|donaci\\p{L}+|invertim\\p{L}*|inversión|préstamo|premio|spend\\p{L}*|gespendet|investiert\\p{L}*|kredit|darlehen|preisgeld|gesammelt',
)
const years = /(?<![\d€£$.,])(?:19|20)\d\d(?!\d|\s?[€£$]|[.,]\d)/g

/** A list of prices stands under the year before last still; a story under an older one. */
const storyYears = 3

export function isFormerPrice(sentence: string, language: Language, day: string, heading = ''): boolean {
  if (former.test(sentence)) return true
  if (!amount.test(sentence) || noPrice.test(sentence) || today[language].test(sentence)) return false
  if (asked[language].test(sentence)) return true
  if (lasting.test(sentence)) return false
  const now = Number(day.slice(0, 4))
  const [own, above] = [lastYearIn(sentence), lasting.test(heading) ? null : lastYearIn(heading)]
  if (own !== null) return own < now
  if (above !== null && above <= now - storyYears) return true
  return historyHeading.test(heading) && tellsOfThePast(sentence, language)
}

const lastYearIn = (text: string): number | null => {
  const named = [...text.matchAll(years)].map(([year]) => Number(year))
  return named.length === 0 ? null : Math.max(...named)
}
