// Groups of people that a business may say it is there for, with the words that say so. No age, no figure: nobody has counted.
import type { Language } from '@postelier/contract'

export interface Group {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  /** Words of a sentence that is about them, as alternatives of a form. */
  readonly words: Readonly<Record<Language, string>>
}

export const groups: readonly Group[] = [
  {
    id: 'children',
    name: {
      fr: 'Les familles avec des enfants',
      en: 'Families with children',
      es: 'Las familias con niños',
      de: 'Familien mit Kindern',
    },
    words: {
      fr: 'enfants?|bambins?|tout-petits|petits et grands|familles|parents',
      en: 'children|kids|toddlers|families|parents',
      es: 'niñ[oa]s|familias|padres',
      de: 'kinder|kindern|kinderkurse?|kindergeburtstage?|familien|eltern',
    },
  },
  {
    id: 'companies',
    name: { fr: 'Les entreprises', en: 'Companies', es: 'Las empresas', de: 'Unternehmen' },
    words: {
      fr: "entreprises|pme|tpe|bureaux|comités? d['’]entreprise|(?:pour les|aux) professionnels",
      en: 'companies|businesses|offices|employers|smes',
      es: 'empresas|pymes|oficinas|autónomos',
      de: 'unternehmen|firmen|betriebe|büros',
    },
  },
  {
    id: 'beginners',
    name: {
      fr: 'Celles et ceux qui débutent',
      en: 'Beginners',
      es: 'Quienes empiezan',
      de: 'Wer gerade anfängt',
    },
    words: {
      fr: 'débutante?s?|premiers pas',
      en: 'beginners?|first-timers?',
      es: 'principiantes?',
      de: 'anfänger(?:innen|kurse?|n)?|einsteiger(?:innen|n)?',
    },
  },
  {
    id: 'drivers',
    name: {
      fr: 'Celles et ceux qui ont une voiture',
      en: 'Car owners',
      es: 'Quienes tienen coche',
      de: 'Wer ein Auto hat',
    },
    words: {
      fr: 'automobilistes?|(?:votre|vos|ta) (?:voitures?|véhicules?)|vidanges?|contrôle technique|(?:réparation|entretien|garage|mécanique) auto(?:mobile)?s?',
      en: 'motorists?|car owners?|your (?:cars?|vehicles?|vans?)|oil changes?|car repairs?',
      es: 'automovilistas?|(?:su|tu) (?:coche|vehículo)|cambios? de aceite|taller mecánico|reparación de coches',
      de: 'autofahrer(?:innen|n)?|(?:ihr|ihrem|dein|deinem) (?:auto|wagen|fahrzeug)|ölwechsel|autowerkstatt|kfz-werkstatt',
    },
  },
  {
    id: 'cyclists',
    name: {
      fr: 'Celles et ceux qui roulent à vélo',
      en: 'People who cycle',
      es: 'Quienes van en bicicleta',
      de: 'Wer Rad fährt',
    },
    words: {
      fr: 'cyclistes?|(?:votre|vos|ton) vélos?|réparation de vélos',
      en: 'cyclists?|your (?:bikes?|bicycles?)|bike repairs?',
      es: 'ciclistas?|(?:su|tu) bici(?:cleta)?|reparación de bicicletas',
      de: 'radfahrer(?:innen|n)?|(?:ihr|ihrem|dein|deinem) (?:fahr)?rad|fahrradwerkstatt',
    },
  },
  {
    id: 'pets',
    name: {
      fr: 'Celles et ceux qui ont un animal',
      en: 'People with pets',
      es: 'Quienes tienen mascota',
      de: 'Wer ein Haustier hat',
    },
    words: {
      fr: '(?:votre|vos|ton) (?:chiens?|chats?|animal|animaux)|toilettage',
      en: 'your (?:dogs?|cats?|pets?)|pet owners?|dog owners?',
      es: '(?:su|tu) (?:perro|gato|mascota)',
      de: '(?:ihr|ihrem|ihre|ihren) (?:hund|katze|haustier)e?n?|tierhalter(?:innen)?',
    },
  },
  {
    id: 'weddings',
    name: {
      fr: 'Celles et ceux qui préparent un mariage',
      en: 'People planning a wedding',
      es: 'Quienes preparan una boda',
      de: 'Wer eine Hochzeit plant',
    },
    words: {
      fr: 'mariages?|mariés',
      en: 'weddings?|newlyweds',
      es: 'bodas?',
      de: 'hochzeit(?:en)?|brautpaare?',
    },
  },
  {
    id: 'expecting',
    name: {
      fr: 'Les femmes enceintes',
      en: 'Pregnant women',
      es: 'Las mujeres embarazadas',
      de: 'Schwangere',
    },
    words: {
      fr: 'femmes enceintes|futures? (?:mamans?|mères?)|prénatale?s?|prénataux',
      en: 'pregnant|pregnancy|prenatal|antenatal',
      es: 'embarazadas?|prenatal(?:es)?',
      de: 'schwangere[nr]?|schwangerschafts\\p{L}+',
    },
  },
  {
    id: 'seniors',
    name: { fr: 'Les seniors', en: 'Older people', es: 'Las personas mayores', de: 'Ältere Menschen' },
    words: {
      fr: 'seniors?|retraitée?s|personnes âgées',
      en: 'seniors|older people|pensioners',
      es: 'personas mayores|jubilad[oa]s',
      de: 'senior(?:en|innen)|rentner(?:innen|n)?|ältere menschen',
    },
  },
  {
    id: 'students',
    name: { fr: 'Les étudiantes et étudiants', en: 'Students', es: 'Los estudiantes', de: 'Studierende' },
    words: {
      fr: 'étudiante?s',
      en: 'students',
      es: 'estudiantes',
      de: 'studierenden?|studenten|studentinnen',
    },
  },
  {
    id: 'employees',
    name: {
      fr: 'Les salariées et salariés',
      en: 'Employees',
      es: 'Los trabajadores',
      de: 'Arbeitnehmerinnen und Arbeitnehmer',
    },
    words: {
      fr: '(?<!\\d\\s)salariée?s?',
      en: '(?<!\\d\\s)employees',
      es: '(?<!\\d\\s)trabajadores',
      de: 'arbeitnehmer(?:innen|n)?',
    },
  },
  {
    id: 'housed',
    name: {
      fr: 'Celles et ceux qui louent ou possèdent un logement',
      en: 'People who rent or own a home',
      es: 'Quienes alquilan o tienen una vivienda',
      de: 'Wer eine Wohnung mietet oder besitzt',
    },
    words: {
      fr: 'locataires?|copropriétaires?|propriétaires? bailleurs?',
      en: 'tenants?|landlords?|homeowners?',
      es: 'inquilin[oa]s?',
      de: '(?:ver)?mieter(?:innen|n)?|wohnungseigentümer',
    },
  },
  {
    id: 'tourists',
    name: { fr: 'Les touristes', en: 'Tourists', es: 'Los turistas', de: 'Touristinnen und Touristen' },
    words: {
      fr: 'touristes?|vacanciers?',
      en: 'tourists?|holidaymakers?',
      es: 'turistas?',
      de: 'touristen|touristinnen|urlauber(?:innen|n)?',
    },
  },
]
