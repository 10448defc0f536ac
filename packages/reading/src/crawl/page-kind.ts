// What a page is for, by its address, its title and the words of the links that lead to it.
import type { PageKind } from '../site-reading.ts'

/** An entry of a journal, whatever its own name says: “/post/christmas-opening”. */
const entry =
  /\/20\d\d\/\d\d\/|\/(?:blog|journal|news|actualites?|actus?|posts?|articles?|noticias|aktuelles|neuigkeiten|magazin|magazine)\/[^/]{3,}/
const advice = /conseils?\b|astuces|\btips\b|\badvice\b|guides?\b|consejos|cuidados|tipps|ratgeber|how-to/

const kinds: readonly (readonly [PageKind, RegExp])[] = [
  ['questions', /\bfaq\b|questions?\b|preguntas|häufige[- ]fragen|foire[- ]aux/],
  [
    'prices',
    /tarifs?\b|\bprix\b|pricing|prices|honoraires|precios|tarifas|preise|plans\b|\bfees\b|memberships?\b|abonnements?\b|\brates\b|mitgliedschaft|\bcuotas\b|\bbonos\b/,
  ],
  [
    'contact',
    /infos?-pratiques?|practical|praktische|informaci[oó]n-pr[aá]ctica|venir\b|nous-trouver|itin[ée]raire|c[oó]mo-llegar/,
  ],
  [
    'events',
    /évén?e?ments?|evenements?|\bevents?\b|agenda|ateliers\b|workshops?\b|stages\b|conf[ée]rences?|eventos|talleres|kurse|termine|veranstaltung|calendrier|calendar|what-?s-on|stammtisch|programme?\b|concerts?\b|expositions?\b|ausstellung|exposiciones/,
  ],
  ['advice', advice],
  [
    'contact',
    /contact|kontakt|contacto|acc[eè]s\b|horaires|nous trouver|find us|\bvisit\b|anfahrt|öffnungszeiten|opening|hours|horario|d[oó]nde|adresse/,
  ],
  [
    'about',
    /à propos|a-propos|about|histoire|history|story|[ée]quipe|\bteam\b|teachers?\b|\bstaff\b|cabinet\b|company|qui[- ]sommes|l-atelier|\batelier\b|nosotros|quienes|über[- ]uns|ueber[- ]uns|werkstatt|philosoph|savoir[- ]faire|valeurs|engagements/,
  ],
  ['article', entry],
  [
    'news',
    /actualit[ée]s?|\bnews\b|\bblog\b|journal|\bactus?\b|\binfos?\b|noticias|novedades|magazin|aktuelles|neuigkeiten|presse\b/,
  ],
  ['product', /\/(?:produits?|products?|produkte?|productos?|shop|boutique|tienda)\/[^/]{3,}/],
  [
    'products',
    /produits?\b|products?\b|boutique\b|\bshop\b|\bstore\b|catalog|carte\b|\bmenus?\b|speisekarte|getränke|\bcarta\b|collection|pains?\b|pâtisseries?|patisseries?|gamme|occasions|ramos|räder|raeder|productos|tienda|produkte|sortiment|\bvins?\b/,
  ],
  [
    'services',
    /services?\b|prestations?|domaines?\b|offres?\b|solutions?\b|classes\b|\bcours\b|clases|cursos|timetable|stundenplan|kursplan|schedule|visitas?\b|visites?\b|\btours?\b|chambres?\b|\brooms?\b|zimmer|habitaciones|\bg[iî]tes?\b|s[ée]jours?\b|formations?\b|angebote?\b|soins\b|treatments?\b|support\b|servicios|tratamientos|leistungen|behandlung(?:en)?\b|bodas|features|what we do/,
  ],
]

/** As a person reads it; an old one, whose letters are not UTF-8, as it stands. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch (reason) {
    if (reason instanceof URIError) return pathname
    throw reason
  }
}

export function kindOfPage(url: string, words: string): PageKind {
  const { pathname } = new URL(url)
  if (/^\/(?:index\.\w+)?$/.test(pathname)) return 'home'
  const path = readable(pathname).toLowerCase().replaceAll('_', '-')
  // Its own address tells more than what a link to it is called.
  const said = words.toLowerCase()
  if (entry.test(path) && !advice.test(path)) return 'article'
  return (
    kinds.find(([, pattern]) => pattern.test(path))?.[0] ??
    kinds.find(([, pattern]) => pattern.test(said))?.[0] ??
    'other'
  )
}

const worthless =
  /mentions|l[ée]gal|privacy|confidentialit|datenschutz|impressum|privacidad|cookies?|terms|conditions|\bcg[uv]\b|\bagb\b|panier|\bcart\b|basket|checkout|warenkorb|carrito|login|signin|connexion|account|mon-compte|register|password|wp-(?:admin|login|json)|\/tag\/|\/author\/|\/category\/|\/page\/\d|\bsearch\b|recherche|sitemap|plan-du-site|feed\/?$|newsletter|\.(?:pdf|jpe?g|png|gif|svg|webp|zip|docx?|xlsx?|mp[34]|xml|rss|css|js|ics|txt)$/i

const worth: Readonly<Record<PageKind, number>> = {
  home: 100,
  about: 20,
  products: 19,
  services: 19,
  prices: 18,
  contact: 18,
  questions: 17,
  events: 17,
  news: 15,
  advice: 15,
  article: 10,
  product: 9,
  other: 6,
}

/** How much reading it promises; nothing where it is not worth a visit. */
export function worthOf(url: string, words: string): number {
  const { pathname, search } = new URL(url)
  if (worthless.test(readable(pathname)) || /^(?:mentions|privacy|terms|cgv|panier)/i.test(words)) return 0
  if (search !== '' && !/^\?(?:p|page_id|id)=\d+$/.test(search)) return 0
  const depth = pathname.split('/').filter(Boolean).length
  return Math.max(1, worth[kindOfPage(url, words)] - Math.max(0, depth - 2) * 0.5)
}
