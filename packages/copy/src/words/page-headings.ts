// Headings of pages and lists: they say what kind of thing stands there, or that it stands there now, and not which.
import { comparable } from './comparable.ts'

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/,\s*/).map(comparable))

const headings = listed(
  `téléphone, tél, mail, e-mail, email, adresse, contact, horaires, infos, actualités, actualité, nouvelles, accueil, tarifs, prix, faq,
  questions, histoire, équipe, à propos, services, produits, boutique, accès, conseils, avis, site, agenda, bienvenue, savoir-faire,
  qui sommes-nous, carte, menu, infos pratiques, bon à savoir, en bref, en savoir plus, à la une, réservation, réservations, commander,
  phone, telephone, address, hours, opening hours, info, news, home, prices, pricing, support, history, story, team, about, about us,
  products, shop, directions, advice, reviews, welcome, what’s on, who we are, what we do, how it works, good to know, at a glance,
  running now, coming up, find us, visit us, range, price list, the site, diary,
  teléfono, correo, dirección, contacto, horario, horarios, noticias, inicio, precios, preguntas, historia, equipo, servicios, productos,
  tienda, consejos, sitio, quiénes somos, sobre nosotros, dónde estamos, carta, novedades,
  telefon, adresse, kontakt, öffnungszeiten, aktuelles, start, preise, fragen, geschichte, über uns, leistungen, produkte, laden,
  qui, quoi, où, quand, comment, pourquoi, who, what, where, when, how, why, quién, quiénes, qué, dónde, cuándo, cómo, wer, was, wo, wann,
  wie, warum, récemment, dernièrement, recently, lately, recientemente, últimamente, kürzlich, neulich, zuletzt, moi, à propos de moi,
  contactez-nous, about me, meet us, contact us, get in touch, sobre mí, contáctanos, contáctenos, über mich, wer wir sind, was wir tun,
  so erreichen sie uns, ce que nous faisons, nous trouver, nous contacter, qué hacemos,
  anfahrt, tipps, sortiment, im augenblick, zur zeit, zurzeit, speisekarte, gut zu wissen, auf einen blick, das sind wir`,
)

/** Words that headings are made of, and times that are no thing. */
const generic = listed(
  `site, page, agenda, actualité, actualités, actu, actus, nouvelles, nouveautés, infos, informations, pratiques, accueil, bienvenue,
  contact, horaires, tarifs, produits, services, prestations, offres, promotions, événements, évènements, calendrier, équipe, histoire,
  valeurs, engagements, philosophie, métier, savoir, faire, présentation, galerie, photos, réalisations, témoignages, avis, partenaires,
  blog, articles, journal, presse, questions, accès, conseils, astuces, semaine, mois, moment, saison, jour, année, actuellement,
  dernières, derniers, prochains, prochaines, prochainement, maintenant, aujourd, hui, rendez,
  home, welcome, news, latest, updates, events, calendar, diary, running, now, today, week, month, season, current, currently, upcoming,
  coming, shop, store, products, range, prices, rates, fees, story, history, team, people, values, find, visit, opening, hours, times,
  info, information, gallery, blog, posts, press, testimonials, reviews, links, advice, tips, overview, good, know, glance,
  sitio, web, página, inicio, bienvenidos, noticias, novedades, actualidad, eventos, calendario, ahora, hoy, semana, mes, temporada,
  próximos, próximas, tienda, productos, servicios, precios, tarifas, carta, catálogo, ofertas, historia, equipo, valores, contacto,
  horario, horarios, ubicación, preguntas, frecuentes, galería, fotos, artículos, opiniones, testimonios, consejos, información,
  seite, webseite, website, startseite, willkommen, neues, neuigkeiten, aktuelles, aktuell, augenblick, moment, derzeit, zurzeit,
  termine, veranstaltungen, kalender, woche, monat, saison, sortiment, angebote, produkte, leistungen, preise, preisliste, geschäft,
  geschichte, team, werte, kontakt, anfahrt, öffnungszeiten, zeiten, galerie, bilder, presse, stimmen, referenzen, tipps, ratgeber,
  wissenswertes, überblick, demnächst`,
)

/** Where it stands, beside such a word: “Cette semaine au fournil”. */
const places = listed(
  `fournil, boutique, atelier, maison, salon, ferme, cabinet, magasin, cuisine, jardin, cave, studio, workshop, bakery, farm, kitchen,
  taller, casa, obrador, cocina, huerta, backstube, werkstatt, laden, hof, küche, garten, praxis, haus, us, uns, nosotros`,
)

const little =
  /^(?:le|la|les|l|un|une|des|du|de|d|au|aux|a|en|et|ce|cet|cette|ces|notre|nos|mon|ma|mes|votre|vos|tout|toute|tous|chez|nous|the|our|my|your|this|these|in|at|on|of|and|to|all|what|s|el|los|las|lo|mi|mis|su|sus|tu|nuestro|nuestra|nuestros|nuestras|este|esta|estos|estas|del|y|con|der|die|das|den|dem|im|am|in|zur|zum|und|unser|unsere|unseren|unserem|mein|meine|diese|dieser|diesen|dieses|bei|aus|ein|eine|auf|einen)$/

const ofWhom =
  /^(?:le|la|les|l|nos|notre|mon|ma|mes|the|our|my|el|los|las|mi|mis|nuestr[oa]s?|der|die|das|unsere?|meine?) /

/** Whether it heads a page or a part of it. */
export const isPageHeading = (name: string): boolean => {
  const plain = comparable(name)
  if (headings.has(plain) || headings.has(plain.replace(ofWhom, ''))) return true
  const words = plain.split(' ').filter((word) => !little.test(word))
  return (
    words.every((word) => generic.has(word) || places.has(word)) && words.some((word) => generic.has(word))
  )
}

/** The same of a thing with a price: only what is a heading whatever stands beneath it. */
export const isBareHeading = (name: string): boolean => headings.has(comparable(name).replace(ofWhom, ''))

/** As it stands: “Horaires” is no name, “Nos horaires” is one. */
export const isHeadingAsItStands = (name: string): boolean => headings.has(comparable(name))
