// Two posts as they should be and two as they should not, for each language: a model that is shown what is meant keeps to it
// better than one that is told. They are of a business that does not exist, so that nothing of them can pass for a fact.
import type { Language } from '@postelier/contract'

interface PostExamples {
  readonly good: readonly [string, string]
  readonly bad: readonly [Example, Example]
}
interface Example {
  readonly text: string
  readonly why: string
}

export const postExamples: Readonly<Record<Language, PostExamples>> = {
  fr: {
    good: [
      'Chaises cannées : le cannage se refait brin par brin, en six étapes. Comptez trois semaines, de l’atelier à votre table. Photos bienvenues en message : le devis part le jour même.',
      'Atelier ouvert samedi 14 mars, de 10 h à 17 h. On y voit poncer, cirer et recoller un fauteuil du début à la fin. Entrée libre, 8 rue des Tanneurs.',
    ],
    bad: [
      {
        text: 'Et si votre chaise avait une seconde vie ? Chez nous, la passion fait toute la différence ✨',
        why: 'an opener and a line that state nothing',
      },
      {
        text: 'Le meilleur atelier de la ville vous offre -20 % cette semaine !',
        why: 'a superlative and a figure that no fact holds',
      },
    ],
  },
  en: {
    good: [
      'Cane chairs: each seat is rewoven strand by strand, in six steps. Allow three weeks from workshop to table. Send a photo and the quote leaves the same day.',
      'Open workshop on Saturday 14 March, 10 am to 5 pm. See an armchair sanded, waxed and glued from start to finish. Free entry, 8 Tanner Street.',
    ],
    bad: [
      {
        text: 'Ever wondered if your chair deserves a second life? With us, passion makes the difference ✨',
        why: 'an opener and a line that state nothing',
      },
      {
        text: 'The best workshop in town, now 20% off all week!',
        why: 'a superlative and a figure that no fact holds',
      },
    ],
  },
  es: {
    good: [
      'Sillas de rejilla: el asiento se teje hebra a hebra, en seis pasos. Del taller a la mesa pasan tres semanas. Con una foto basta para el presupuesto, que sale el mismo día.',
      'Taller abierto el sábado 14 de marzo, de 10 a 17 h. Se ve lijar, encerar y encolar un sillón de principio a fin. Entrada libre, calle de los Curtidores, 8.',
    ],
    bad: [
      {
        text: '¿Y si tu silla tuviera una segunda vida? En nuestra casa, la pasión marca la diferencia ✨',
        why: 'an opener and a line that state nothing',
      },
      {
        text: '¡El mejor taller de la ciudad, con un 20 % de descuento esta semana!',
        why: 'a superlative and a figure that no fact holds',
      },
    ],
  },
  de: {
    good: [
      'Stühle mit Geflecht: Der Sitz wird Strang für Strang neu geflochten, in sechs Schritten. Von der Werkstatt bis an den Tisch vergehen drei Wochen. Für den Kostenvoranschlag genügt ein Foto, er kommt am selben Tag.',
      'Offene Werkstatt am Samstag, 14. März, von 10 bis 17 Uhr. Ein Sessel wird geschliffen, gewachst und geleimt, vom Anfang bis zum Ende. Eintritt frei, Gerbergasse 8.',
    ],
    bad: [
      {
        text: 'Hat Ihr Stuhl nicht ein zweites Leben verdient? Bei uns macht die Leidenschaft den Unterschied ✨',
        why: 'an opener and a line that state nothing',
      },
      {
        text: 'Die beste Werkstatt der Stadt, diese Woche mit 20 % Rabatt!',
        why: 'a superlative and a figure that no fact holds',
      },
    ],
  },
}
