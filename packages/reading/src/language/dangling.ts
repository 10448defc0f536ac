// Sentences that point at the one before them: alone they would speak of nothing.
import type { Language } from '@postelier/contract'

const starts: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:il|elle|ils|elles|cela|ça|c['’](?:est|était)|ce|cet|cette(?! (?:année|semaine|saison))|ces|celui|celle|ceux|leurs?|son|sa|ses|là|ainsi|depuis,|avant cela|après cela|ensuite|puis|mais|et|donc|alors|y|vous y|nous y|on y|nous l['’]|on l[ae'’]|on les|nous les|voilà|d['’]où|car|or|enfin|aussi|par contre|en revanche|de plus|lui)(?=[\s,'’]|$)/i,
  en: /^(?:it|it's|he|she|they|this|that|these|those|there|then|but|and|so|his|her|their|its|here|both|such|also|hence|that's|instead|however|otherwise|in it|the former|the latter)(?=[\s,'’]|$)/i,
  es: /^(?:él|ella|ellos|ellas|esto|eso|este|esta(?! (?:semana|temporada))|estos|estas|así|pero|y|entonces|luego|su|sus|allí|ahí|además|también|por eso|lo|le|les)(?=[\s,]|$)/i,
  de: /^(?:er|es|dies|diese[rsmn]?|das ist|das spart|das macht|dabei|damit|dann|aber|und|denn|dort|dazu|sie dauert|sie ist|sie hat|ihre?[nmrs]? |danach|dadurch|außerdem|auch)(?=[\s,]|$)/i,
}

export const dangles = (sentence: string, language: Language): boolean =>
  starts[language].test(sentence.replace(/^["«“‘(\s]+/, ''))
