import type { Language } from '@postelier/contract'
import { comparable } from './comparable.ts'

/** Beginnings of words, as they are compared, that nobody answers with a sign or a cheerful question. */
const beginnings: Readonly<Record<Language, string>> = {
  fr: 'harcel|licenci|deuil|obseque|funer|deces|defunt|inhumation|cremation|victime|violence|discrimin|divorce|accident|maladie|cancer|sida|handicap|suicid|prud|tribuna|contentieux|condamn|saisie|surendett|armistice|genocid|shoah|holocaust|esclavage|souvenir des|lutte contre|toussaint',
  en: 'harass|dismiss|redundan|bereave|mourn|funeral|death|deceased|cremation|victim|violen|abuse|discriminat|divorce|injur|illness|cancer|aids|disabilit|suicid|tribunal|litigat|insolven|evict|remembrance|armistice|genocid|holocaust|slavery|fight against',
  es: 'acoso|despid|duelo|funeral|fallec|difunt|entierro|victima|violencia|maltrat|discrimin|divorci|accidente|enfermedad|cancer|sida|discapacid|suicid|tribunal|litigi|desahuci|embargo|holocaust|genocid|esclavitud|lucha contra',
  de: 'mobbing|belastig|kundig|trauer|bestatt|beerdig|verstorb|todesfall|opfer|gewalt|diskriminier|scheidung|unfall|krankheit|krebs|aids|behinder|suizid|gerichtsv|rechtsstreit|insolvenz|zwangs|gedenk|holocaust|volkermord|sklaverei|kampf gegen|totensonntag',
}

const inLanguage = {
  fr: new RegExp(` (?:${beginnings.fr})`),
  en: new RegExp(` (?:${beginnings.en})`),
  es: new RegExp(` (?:${beginnings.es})`),
  de: new RegExp(` (?:${beginnings.de})`),
}

/** Whether a text speaks of loss, of wrong or of a court. */
export const isSerious = (text: string, language: Language): boolean =>
  inLanguage[language].test(` ${comparable(text)}`)
