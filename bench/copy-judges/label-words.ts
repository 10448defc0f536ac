// Words that assert nothing of a business: what joins others, and the few that stand before a price, a day or a way to act.
// So “free”, “new”, “fast”, “home-made”, “best” or “always” are not here: whoever writes one must have it from a fact.
import type { Language } from '@postelier/contract'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Articles, pronouns, prepositions, forms of being and having. */
const little: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: words(`le la les l un une des du de d au aux et ou où mais donc or ni car en dans sur sous pour par avec sans chez vers entre
    je j tu te t toi il elle on nous vous ils elles me m moi se s lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos
    ce c cet cette ces cela ça ceci celui celle qui que qu quoi dont quel quelle quels quelles y ne n pas plus a ai as avez avons ont
    est es sont êtes était étais étiez êtes être sera serait fut été suis à si aussi là ici voilà dès jusqu après avant depuis tout toute tous toutes
    même comme puis très bien non oui non`),
  en: words(`the a an and or but so of to in on at by for with without from as into up out off over about than then if
    i me my you your yours yourself he she it its we us our they them their this that these those who whom whose which what where when
    why how there here is are was were be been being am has have had do does did will would should can could may might must not no yes
    s t re ll ve d m don doesn isn let all one some any each`),
  es: words(`el la los las lo un una unos unas y e o u de del a al en con sin para por sobre entre hasta tras desde
    nuestro nuestra nuestros nuestras yo tú tu tus te ti usted ustedes él ella ello nosotros nos ellos me mi mis su sus se le les que qué quien quién cual cuál cuánto
    cómo cuándo dónde como cuando donde si sí no es son era eras está están estaba estabas estar ser sería ha has he han hay haya había
    este esta esto estos estas ese esa eso aquí ahí allí ya más muy todo todas todos otra otro otros`),
  de: words(`der die das den dem des ein eine einen einem einer eines und oder aber von vom zu zum zur in im am an auf für mit ohne bei
    aus nach vor bis um über unter gegen ich mich mir du dich dir dein deine er sie es wir uns unser unsere ihr ihre ihnen ihrem ihren sich wer
    wen wem was wie wo wann warum woher wofür womit worum welche welchen ist sind war waren wäre sein hat haben hast hätte hätten hättest wird
    werden würden würdest nicht kein ja nein so da hier dort dann denn wenn als auch nur noch schon mal doch man dass diese dieser dieses seit s reihe`),
}

/** What stands before a price, a day or a way to act, and greets on a day of the calendar. */
const labels: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: words(
    `fermé prix commandes commandez commande réservations réservez réserve informations renseignements fermeture appelez appelle écrivez écris mail rappel
    quelques produits prestations`,
  ),
  en: words(
    `price products services from to orders order bookings book more information read call write email reminder until closed prices selected products
    services`,
  ),
  es: words(`precio pedidos pida pide encárguelo encárgalo reservas reserve reserva más información llámenos llámanos escríbanos escríbenos
    correo recordatorio cerrado precios algunos productos servicios`),
  de: words(`preis bestellungen bestellen bestell anmeldung melden meld mehr dazu hier auskunft rufen ruf schreiben schreib unter per mail
    erinnerung geschlossen preise ausgewählte leistungen produkte`),
}

/** Days and months: a day may be written in words where its fact has one. */
export const calendarWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: words(
    'lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre er h heure heures',
  ),
  en: words(
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december am pm st nd rd th',
  ),
  es: words(
    'lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre h hora horas',
  ),
  de: words(
    'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember uhr',
  ),
}

export const isLabelWord = (word: string, language: Language): boolean =>
  little[language].has(word) || labels[language].has(word)
