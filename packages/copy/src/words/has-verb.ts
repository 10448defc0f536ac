// Whether words make a sentence: it does something. Decided by the forms that verbs have, rather too often than too rarely.
import type { Language } from '@postelier/contract'

const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`

const verbs: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [
    new RegExp(
      whole(
        "est|sont|était|a|ont|fait|font|va|vont|peut|peuvent|doit|vient|prend|met|sert|tient|ouvre|ferme|reste|propose|offre|dure|coûte|vaut|commence|finit|attend|arrive|part|cuit|lève|repose|contient|pèse|garde|vend|livre|prépare|répare|utilise|travaille|accueille|fabrique|façonne|choisit|reçoit|dit|sait|voit|suffit|comprend|compte|mêle|marie|chauffe|existe|trouve|change|donne|permet|aide|demande|convient|remplace|apprend|accompagne|vit|pousse|passe|porte|produit|rend|tourne|coupe|monte|descend|naît|sort|paie|gagne|remet|mérite|tombe|croît|joue|chante|raconte|montre|explique|anime|signe|mène|suit|traite|conseille|rédige|vérifie|pose|forme|réunit|regroupe|rejoint|assure|se|s[’']\\p{L}+|prends|viens|mets|goûte|n[’']\\p{L}+",
      ),
      'iu',
    ),
    /(?<!\p{L})(?:je|tu|il|elle|on|nous|vous|ils|elles|ça|cela|qui|ne) \p{L}+|(?<!\p{L})j[’']\p{L}+/iu,
    /(?<!\p{L})(?!(?:petit|fruit|produit|nuit|gratuit|crédit|circuit|profit|esprit|débit|conduit|huit|interdit|biscuit|appétit|droit|endroit|toit|froid)(?!\p{L}))\p{L}{3,}(?:it|oit)(?!\p{L})/iu,
    /(?<!\p{L})\p{L}{2,}(?:ons|ez|(?<!m)ent|ait|aient|era|eront)(?!\p{L})/iu,
  ],
  en: [
    new RegExp(
      whole(
        "is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|may|might|must|should|runs?|makes?|takes?|keeps?|gives?|gets?|goes|comes?|sells?|bakes?|bring|opens?|closes?|starts?|lasts?|costs?|holds?|needs?|works?|suits?|covers?|shows?|serves?|offers?|teach(?:es)?|lives?|grows?|fits?|includes?|means|means|helps?|knows?|says|sees|finds?|leads?|meets?|wins?|won|began|became|built|bought|sold|made|took|gave|came|went|grew|kept|left|led|met|sent|stands?|stood|taught|turns?|uses?|wears?|writes?|wrote|ask|book|call|choose|try|order|pick|join|learn|look|add|cut|put|leave|let|mix|pour|check|clean|dry|store|wash|avoid|never|don[’']t",
      ),
      'iu',
    ),
    /(?<!\p{L})(?:i|you|he|she|it|we|they|who|which|there) \p{L}+/iu,
    /\p{L}+(?:n[’']t|[’'](?:re|ve|ll|m))(?!\p{L})|(?<!\p{L})\p{L}{3,}ed(?!\p{L})/iu,
  ],
  es: [
    new RegExp(
      whole(
        'es|son|era|fue|está|están|hay|ha|han|he|hace|hacen|tiene|tienen|puede|pueden|debe|va|van|viene|vienen|lleva|llevan|dura|duran|cuesta|cuestan|abre|abren|cierra|cierran|empieza|sale|llega|llegan|trae|vive|pide|da|dan|sirve|sirven|incluye|incluyen|vende|venden|cambia|cambian|nace|queda|quedan|cuece|combina|prefiere|trabaja|trabajan|enseña|aprendió|abrió|fundó|ganó|dirige|repara|prepara|ofrece|se|lo|le|nos|te',
      ),
      'iu',
    ),
    /(?<!\p{L})\p{L}{2,}(?:mos|ó|aron|ieron|arán?|erán?|irán?|aba|aban|an|en|as|es)(?!\p{L})/iu,
  ],
  de: [
    new RegExp(
      whole(
        'ist|sind|war|waren|hat|haben|hatte|wird|werden|wurde|wurden|kann|können|muss|müssen|darf|soll|will|gibt|steht|liegt|kommt|geht|macht|bleibt|nimmt|bringt|hält|läuft|fährt|backt|braucht|kostet|dauert|beginnt|gehört|wiegt|finden|bekommen|erhalten|bauen|machen|kommen|gehen|stehen|liegen|bleiben|backen|pflegen|reparieren|liefern|prüfen|kochen|behandeln|arbeiten|verkaufen|zahlen|bieten|gilt|gelten',
      ),
      'u',
    ),
    /(?<!\p{L})(?:ich|du|er|sie|es|wir|ihr|Sie|man) \p{Ll}+|(?<!\p{L})\p{Ll}+(?: wir| Sie| er| sie| es| man)(?!\p{L})/u,
    /(?<!\p{L})(?!(?:nicht|seit|jetzt|fast|dort|selbst|meist|erst|sonst|statt|samt|acht|echt|gut|rund)(?!\p{L}))\p{Ll}{3,}(?:t|te|ten)(?!\p{L})/u,
  ],
}

export const hasVerb = (text: string, language: Language): boolean =>
  verbs[language].some((form) => form.test(text))

/** How many of the forms above are of verbs alone, and of hardly anything else: endings are not. */
const sure: Readonly<Record<Language, number>> = { fr: 2, en: 2, es: 1, de: 2 }
const sureEnding: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?<!\p{L})nous \p{L}+|(?<!\p{L})\p{L}{3,}(?:nent|lent|tent|sent|chent)(?!\p{L})/iu,
  es: /(?<!\p{L})\p{L}{2,}(?:mos|ó|aron|ieron|arán?|erán?|irán?)(?!\p{L})/iu,
}

/** The same, rather too rarely than too often. */
export const hasSureVerb = (text: string, language: Language): boolean =>
  verbs[language].slice(0, sure[language]).some((form) => form.test(text)) ||
  !!sureEnding[language]?.test(text)
