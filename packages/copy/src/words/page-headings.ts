import { comparable } from './comparable.ts'

/** Headings of pages and lists: they say what kind of thing stands there, and not which. */
export const pageHeadings: ReadonlySet<string> = new Set(
  [
    'téléphone, tél, mail, e-mail, email, adresse, contact, horaires, infos, actualités, nouvelles, accueil, tarifs, prix, faq, questions, histoire, notre histoire, équipe, notre équipe, à propos, nos services, nos produits, boutique, accès, conseils, avis',
    'phone, telephone, address, hours, opening hours, info, news, home, prices, pricing, support, history, our story, team, our team, about, about us, services, our services, products, our products, shop, directions, advice, reviews',
    'teléfono, correo, dirección, contacto, horario, horarios, noticias, inicio, precios, preguntas, historia, equipo, servicios, productos, tienda, consejos',
    'telefon, adresse, kontakt, öffnungszeiten, aktuelles, start, preise, fragen, geschichte, team, über uns, leistungen, produkte, laden, anfahrt, tipps',
  ]
    .join(', ')
    .split(', ')
    .map(comparable),
)
