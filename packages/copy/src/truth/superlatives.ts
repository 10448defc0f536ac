// Words that say of somebody that nobody is more so, in the four languages posts are written in.

// What only says when, how or to whom (“le plus tôt possible”, “les moins de 12 ans”, “les plus petits”) boasts of nothing.
const frIdle =
  'souvent|simples?|simplement|tôt|tard|vite|possible|de|que|petite?s?|jeunes?|grands?\\s+nombre|longtemps|loin|près|profond|fort|froid|chaud|juste|clair|courte?s?|longs?|longues?|important|facile|mal|ou'
const frPlace =
  'france|europe|suisse|belgique|(?:la\\s+)?(?:région|ville)|monde|pays|département|canton|quartier|marché|secteur|coin'
const fr = [
  String.raw`(?:le|la|les|nos|notre|vos|votre)\s+(?:plus|moins)\s+(?!(?:${frIdle})(?!\p{L})|d['’]|qu['’])\p{L}+`,
  String.raw`(?:aux|du|des)\s+(?:plus|moins)\s+(?!(?:${frIdle}|grande?s?|haute?s?|bas)(?!\p{L})|d['’]|qu['’])\p{L}+`,
  String.raw`(?:au|aux|des)\s+(?:prix\s+)?(?:les?\s+)?plus\s+(?:bas|bons?|beaux?)(?:\s+prix)?(?!\p{L})`,
  String.raw`(?:le|la|les|nos|notre|vos|votre|au|aux|du|des|un\s+des|une\s+des)\s+meilleure?s?(?!\s+(?:vœux|voeux|moment|moyen|souvenir|ami|amie|amis|amies|des\s+cas|délais)(?!\p{L}))(?:\s+\p{L}+)?`,
  String.raw`meilleure?s?\s+(?:prix|tarifs?|rapport\s+qualité)|prix\s+(?:imbattables?|cassés|sacrifiés|bradés)`,
  // Voted so, without an article.
  String.raw`(?:élue?s?|sacrée?s?|désignée?s?|nommée?s?|classée?s?|reconnue?s?)\s+(?:comme\s+)?(?:meilleure?s?|première?s?|premiers?)(?:\s+\p{L}+)?`,
  String.raw`premi(?:er|ère)s?\s+(?:(?!fois|jour|jours|prix|étage|arrêt|samedi|dimanche)\p{L}+\s+)?(?:de\s+(?:france|la\s+(?:région|ville))|en\s+(?:france|europe)|d['’]europe|du\s+(?:pays|monde|département|canton|secteur))`,
  String.raw`n[°o]\s?1(?!\d)|numéro\s+(?:un|1(?!\d))|uniques?\s+(?:(?:au|dans\s+le|dans\s+la|dans\s+tout\s+le|dans\s+toute\s+la|en|de\s+la|du)\s+(?:${frPlace})|en\s+son\s+genre)`,
  String.raw`(?:le|la)\s+seule?\s+(?!(?:jour|question|chose|fois|moment|point|façon|manière|condition|personne)(?!\p{L}))\p{L}+(?:\s+\p{L}+)?\s+(?:de|du|en|dans|à)\s+(?:la\s+|le\s+)?(?:${frPlace})`,
  String.raw`incomparables?|imbattables?|inégalée?s?|inégalables?|indétrônables?|sans\s+(?:égale?|pareille?|rivale?|concurrence)|hors\s+pair`,
  String.raw`(?<!\d)\d{1,4}\s?(?:fois|x|×)\s+(?:plus|moins)\s+(?!d['’]|de\s|que\s)\p{L}+`,
]
const enPlace =
  'town|(?:the\\s+|this\\s+)?(?:world|city|region|country|county|area|neighbourhood|village|north|south|east|west|market)'
const en = [
  String.raw`(?<!all\s|for\s)the\s+(?:(?:very\s+)?best(?!\s+(?:of\s+luck|of\s+both|way|ways|time|times|part|thing|bit|moment|possible)(?!\p{L}))|finest|cheapest|greatest|leading|lowest|fastest|world[’']s)(?:\s+\p{L}+)?`,
  String.raw`the\s+(?:most\s+(?!of\b)\p{L}+|only\s+(?!(?:thing|question|way|time|day|exception|difference)(?!\p{L}))\p{L}+)`,
  String.raw`(?:voted|named|rated|ranked|crowned|awarded)\s+(?:as\s+)?(?:the\s+)?(?:best|finest|top|first)(?:\s+\p{L}+)?`,
  String.raw`(?:lowest|cheapest|best)\s+(?:prices?|rates?|deals?|offers?|quality|value)|(?:best|cheapest|finest|fastest|first|unique|leaders?|leading)\s+(?:\p{L}+\s+)?in\s+(?:${enPlace})`,
  String.raw`(?:the|a|an|market|world|industry|regional|national|local)[\s-]leaders?(?:\s+(?:in|of|for)(?!\p{L}))?|market[\s-]leading|number\s+(?:one|1(?!\d))|no\.\s?1(?!\d)|#1(?!\d)|world[-\s]class`,
  String.raw`unbeatable|unrivall?ed|unmatched|unparalleled|unequall?ed|second\s+to\s+none`,
  String.raw`(?:twice|(?<!\d)\d{1,4}\s?(?:times|x|×))\s+(?:as\s+\p{L}+|(?:more|less|faster|cheaper|better|longer|stronger|quicker)(?!\p{L}))`,
]
const esPlace =
  'españa|europa|méxico|(?:el\\s+|la\\s+|su\\s+)?(?:mundo|ciudad|región|país|provincia|barrio|zona|género|clase|mercado)'
const es = [
  String.raw`(?:el|la|los|las|al|del|nuestr[oa]s?)\s+mejor(?:es)?(?!\s+(?:momento|manera|forma|época|amig\p{L}+)(?!\p{L}))(?:\s+\p{L}+)?`,
  String.raw`(?:el|la|los|las|al|del)\s+más\s+(?!pequeñ|peque|jóvenes|tarde|pronto|cerca|lejos|allá|que\b|de\b)\p{L}+`,
  String.raw`mejor(?:es)?\s+(?:precios?|tarifas?)|precios?\s+(?:imbatibles?|más\s+bajos?)|(?:el|la|los|las|al|del)\s+(?!(?:día|días|noche|noches|época|mes|meses|estación|tiempo)(?!\p{L}))\p{L}+\s+más\s+\p{L}+\s+(?:de|del|en)(?!\p{L})`,
  String.raw`(?:elegid[oa]s?|nombrad[oa]s?|votad[oa]s?)\s+(?:como\s+)?(?:la\s+|el\s+)?mejor(?:es)?(?:\s+\p{L}+)?`,
  String.raw`únic[oa]s?\s+(?:\p{L}+\s+)?(?:en|de|del)\s+(?:${esPlace})|primer[oa]?s?\s+(?:(?!vez|día)\p{L}+\s+)?(?:de|en|del)\s+(?:${esPlace})`,
  String.raw`número\s+(?:uno|1(?!\d))|inigualables?|incomparables?|insuperables?|imbatibles?|sin\s+(?:igual|rival)|líder(?:es)?(?!\s+del?\s+(?:grupo|equipo))`,
  String.raw`(?<!\d)\d{1,4}\s?veces\s+(?:más|menos)\s+\p{L}+|el\s+doble\s+de\s+\p{L}+`,
]
const dePlace =
  'deutschland|österreich|europa|freiburg|(?:der\\s+)?(?:region|stadt|welt|umgebung)|(?:ganz\\s+)?deutschland'
const de = [
  String.raw`(?<!am\s)(?:beste[nrsm]?(?!\s+(?:dank|grüße|wünsche|freund|fall|sinne|alter|zeit|laune|moment))|größte[nrsm]?(?!\s+(?:sorgfalt|mühe|teil))|günstigste[nrsm]?|billigste[nrsm]?|niedrigste[nrsm]?|schnellste[nrsm]?|beliebteste[nrsm]?|modernste[nrsm]?|älteste[nrsm]?|schönste[nrsm]?(?!\s+(?:zeit|grüße))|führende[nrsm]?)(?:\s+\p{L}+)?`,
  String.raw`am\s+(?:günstigsten|billigsten|schnellsten|beliebtesten)(?!\p{L})|bestpreise?n?|tiefstpreise?n?|bestpreisgarantie|marktführer(?:in)?`,
  String.raw`(?:der|die|das)\s+einzige[nrs]?\s+(?!(?:mal|frage|sache|tag|problem|unterschied)(?!\p{L}))\p{L}+|erste[nrs]?\s+(?:(?!mal|tag|termin)\p{L}+\s+)?(?:in\s+|im\s+)?(?:${dePlace})`,
  String.raw`einzigartige?[nrsm]?|unschlagbare?[nrsm]?|unvergleichliche?[nrsm]?|unübertroffene?[nrsm]?|konkurrenzlose?[nrsm]?|(?:nummer|nr\.)\s?(?:eins|1(?!\d))`,
  String.raw`(?:zwei|drei|vier|fünf|zehn|hundert)mal\s+(?:so\s+\p{L}+|(?:schneller|günstiger|billiger|besser|länger|mehr|weniger)(?!\p{L}))|doppelt\s+so\s+\p{L}+`,
]

/** “Une pièce unique en grès” is made once; “unique en France” is nobody’s else. Only the capital tells them apart. */
const cased = [
  String.raw`[Uu]niques?\s+(?:à|en|au)\s+(?!Partir)\p{Lu}\p{L}+`,
  String.raw`[Uu]nique\s+in\s+\p{Lu}\p{L}+`,
  String.raw`[Úú]nic[oa]s?\s+en\s+\p{Lu}\p{L}+`,
  String.raw`[Bb]est\s+in\s+(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter)(?!\p{L}))\p{Lu}\p{L}+`,
  // Alone at the head of what is said.
  String.raw`(?=Meilleur)(?<=(?:^|[.!?:\n])\s{0,3})Meilleure?s?\s+(?!(?:vœux|voeux|amis?|souvenirs?)(?!\p{L}))\p{L}+`,
  // One who leads a ride, a class or a team leads no market.
  String.raw`(?<!(?:[Tt]eam|[Rr]ide|[Gg]roup|[Pp]roject|[Cc]ourse|[Ww]alk|[Tt]our|[Yy]outh|[Ss]cout|[Cc]lass|[Ww]orkshop|[Ss]ession|[Oo]pinion|[Yy]our|[Oo]ur|[Mm]y|[Aa])\s)[Ll]eaders?(?!\p{L})(?!\s+(?:will|guides?|is|are|was|of\s+the\s+(?:group|ride|walk)))`,
]

export const superlatives: readonly RegExp[] = [
  ...[fr, en, es, de].flat().map((form) => new RegExp(`(?<!\\p{L})(?:${form})(?!\\p{L})`, 'giu')),
  ...cased.map((form) => new RegExp(`(?<!\\p{L})(?:${form})(?!\\p{L})`, 'gu')),
]

/** Whether a text praises whoever says it. */
export const boasts = (text: string): boolean => superlatives.some((form) => text.search(form) >= 0)

const article =
  /^(?:le|la|les|nos|notre|vos|votre|au|aux|du|des|un des|une des|the|el|los|las|al|del|nuestr[oa]s?|der|die|das) /u

/** As a source may say it behind another article. */
export const withoutArticle = (words: string): string => words.replace(article, '')
