import type { Language } from '@postelier/contract'

interface Leaning {
  /** Takes up what a sentence before it said. */
  readonly onSentence: RegExp
  /** Takes up a name: enough that the name was said. */
  readonly onName: RegExp
  /** Sets itself off from what was told before it: no other, nothing else. “The one …, the other …” does so within itself. */
  readonly fromOthers: RegExp
}

const inLanguage: Readonly<Record<Language, Leaning>> = {
  fr: {
    onSentence:
      /^(?:oui|non|si)(?=[\s,.!])|^(?:cela|ça|c[’']est|ce (?:qui|sont)|ceux-ci|celui-ci|celle-ci|et|mais|or|aussi|également|car|donc|en outre|par ailleurs|de même|c’est pourquoi|cependant|toutefois|pourtant|alors|sinon|puis|ensuite|ainsi|à défaut|de plus|en effet|par contre|avant cela|après cela|depuis,|pour cela|enfin|là,?|lui|leur)(?![\p{L}])|^[\p{L}’]+ [\p{L}’]+ (?:aussi|également|ainsi|donc)(?![\p{L}])/iu,
    onName:
      /^(?:ils?|elles?|(?:on|nous|vous|tu|je) (?:y|les?|la|en|lui|leur)|j[’']en|y|cette(?! (?:année|semaine|saison|fois)(?![\p{L}]))|cet(?! (?:été|hiver|automne)(?![\p{L}]))|ces|son|sa|ses|leurs?|pour (?:lui|leur))(?![\p{L}])|^\p{L}+-(?:le|la|les|lui|leur|en|y)(?![\p{L}])|^(?:ne|n[’']) ?(?:les?|la|l[’']) ?\p{L}+ez|^(?:(?:on|nous|vous|tu|je|pour) l[’'])/iu,
    fromOthers:
      /(?<![\p{L}])(?:aucune? autre|rien d[’']autre|les autres|(?<!(?<!\p{L})une?(?!\p{L}).*)l[’']autre|pren(?:d|nent|dra|dront) (?:la suite|le relais))(?![\p{L}])/iu,
  },
  en: {
    onSentence:
      /^(?:yes|no)(?=[\s,.!])|^(?:and|but|or|so|then|that|this (?:is|means|way)|also|besides|moreover|still|yet|likewise|meanwhile|as well|however|therefore|instead|otherwise|since then|before that|after that|finally|in addition)(?![\p{L}])|^[\p{L}’]+ (?:[\p{L}’]+ )?(?:also|too|therefore)(?![\p{L}])/iu,
    onName:
      /^(?:\p{L}+(?:[’']\p{L}+)? )?\p{L}+ (?:it|them)(?![\p{L}])|(?<![\p{L}])(?:do|does|doing) (?:it|so)(?![\p{L}])|^(?:it|they|he|she|its|their|his|her|these|those|this|here)(?![\p{L}])/iu,
    fromOthers:
      /(?<![\p{L}])(?:no other|nothing else|none other|the others|(?<!(?<!\p{L})one(?!\p{L}).*)the other|takes? over on)(?![\p{L}])/iu,
  },
  es: {
    onSentence:
      /^(?:sí|no)(?=[\s,.!])|^(?:y|pero|o|pues|sin embargo|asimismo|por ello|ello|entonces|aun así|por otra parte|luego|después|además|así|por eso|eso|esto|también|desde entonces|antes de eso|por último|si no)(?![\p{L}])|^[\p{L}]+ también(?![\p{L}])/iu,
    onName:
      /^(?:la|lo|las|los) (?=\p{L}+mos(?![\p{L}]))|^(?:no )?(?!(?:p[eé]tal|esc[aá]ndal|[oó]val|s[aá]ndal|aer[oó]dal)os)\p{L}*[áéíóú]\p{L}*(?:[aen]|[aen]se)l[ao]s?(?![\p{L}])|^no (?:l[ao]s?) \p{L}+|^(?:él|ella|ellos|ellas|se|su|sus|este|esta|estos|estas|allí|aquí)(?![\p{L}])/iu,
    fromOthers:
      /(?<![\p{L}])(?:ning[uú]n[ao]? otr[ao]|nada más|l[ao]s otr[ao]s|(?<!(?<!\p{L})un[ao]?(?!\p{L}).*)(?:el otro|la otra)|toman? el relevo)(?![\p{L}])/iu,
  },
  de: {
    onSentence:
      /^(?:ja|nein|doch)(?=[\s,.!])|^(?:und|aber|oder|denn|jedoch|trotzdem|ebenso|ebenfalls|daher|somit|ferner|weiterhin|dann|danach|davor|so|das ist|deshalb|darum|außerdem|zudem|auch|seitdem|sonst|dafür|dazu|damit|dadurch|dabei)(?![\p{L}])|^[\p{L}]+ [\p{L}]+ (?:auch|außerdem|ebenfalls|zudem)(?![\p{L}])/iu,
    onName:
      /^(?:\p{L}+ Sie|\p{Lu}\p{Ll}+ (?:wir|man)) (?:sie|ihn|es)(?![\p{L}])|^(?:er|sie|es|ihre?|ihren|seine?|seinen|diese[rsnm]?|dort|hier|darin|darauf)(?![\p{L}])/iu,
    fromOthers:
      /(?<![\p{L}])(?:keine? andere\p{L}?|nichts anderes|die anderen|(?<!(?<!\p{L})ein\p{L}{0,2}(?!\p{L}).*)d(?:ie|er|as) andere)(?![\p{L}])/iu,
  },
}

/** “… un mois plus tard.”: later than what was told before it. */
const laterThan =
  /^[^,;:]*(?<!\p{L})(?:(?:jours?|semaines?|mois|ans?|années?|heures?) plus tard|(?:days?|weeks?|months?|years?|hours?) later|(?:días?|semanas?|mes(?:es)?|años?|horas?) (?:más tarde|después)|(?:Tage?|Wochen?|Monate?|Jahre?|Stunden?) später)(?:[.!]|(?: (?:abgeholt|fertig|geholt)\p{L}*)?[.!])$/iu

/** On what a sentence leans: on the sentence before it, on a name, or on nothing. */
export const leaningOf = (sentence: string, language: Language): 'sentence' | 'name' | 'nothing' => {
  const { onSentence, onName, fromOthers } = inLanguage[language]
  if (onSentence.test(sentence) || fromOthers.test(sentence) || laterThan.test(sentence)) return 'sentence'
  return onName.test(sentence) ? 'name' : 'nothing'
}
