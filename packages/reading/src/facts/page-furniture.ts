// Headings that every site has: they say what kind of thing stands below, or that it stands there now, and name none.
import { comparable } from '../language/comparable.ts'
import { monthOf } from '../values/day-words.ts'

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(comparable))

const generic = listed(
  `site web page agenda actualité actualités actu actus nouvelle nouvelles infos informations accueil bienvenue programme calendrier
  événement événements évènement évènements rendez-vous dates équipe histoire présentation galerie contact horaires tarifs blog journal presse
  dernière dernières dernier derniers prochain prochains prochaine prochaines prochainement venir moment semaine mois saison année
  home welcome news latest update updates event events calendar diary programme what coming upcoming soon now month week season year about
  today recent blog overview
  sitio inicio bienvenidos bienvenida noticias novedades actualidad evento eventos calendario programación próximos próximas mes semana temporada
  nosotros nosotras quiénes somos portada
  seite webseite website startseite willkommen neues neuigkeiten aktuelles aktuell termine veranstaltungen kalender programm woche monat
  jahr saison demnächst über uns wir start`,
)
const little =
  /^(?:le|la|les|l|un|une|des|du|de|d|au|aux|a|à|en|et|ce|cet|cette|ces|notre|nos|mon|mes|chez|nous|qui|tout|toutes|the|our|my|this|in|at|on|of|and|to|all|is|s|el|los|las|lo|mi|su|nuestro|nuestra|nuestros|nuestras|este|esta|del|y|con|der|die|das|den|dem|im|am|zur|zum|und|unser|unsere|diese|dieser|diesen|bei|ist)$/

/** “Agenda”, “News”, “Nos actualités”, “Agenda décembre 2026”, “Über uns”. */
export function isFurniture(heading: string): boolean {
  const words = heading
    .replace(/(?<!\d)20\d\d(?!\d)/g, ' ')
    .split(/[\s:’'–—-]+/u)
    .filter((word) => /\p{L}/u.test(word))
  const plain = words.map(comparable)
  const telling = plain.filter((word, at) => !little.test(word) && monthOf(words[at] ?? '') === 0)
  const isMonth = telling.length === 0 && words.some((word) => monthOf(word) > 0)
  return isMonth || (telling.length > 0 && telling.every((word) => generic.has(word)))
}
