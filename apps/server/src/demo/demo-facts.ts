import type { FactKind } from '@postelier/contract'

/** A fact of a demo business; days count from today, so that the demo never grows old. */
export interface DemoFact {
  readonly kind: FactKind
  readonly about: string
  readonly says: readonly string[]
  /** Of a question: the question, and `says` its answer. */
  readonly question?: string
  /** Of what has a day: how many days from now. */
  readonly inDays?: number
}

export interface DemoKnown {
  readonly facts: readonly DemoFact[]
  readonly thematics: readonly { readonly name: string; readonly kinds: readonly FactKind[] }[]
}

/** What demo businesses say of themselves, by the address of who signs in: enough for a month of posts. */
export const demoKnown: ReadonlyMap<string, DemoKnown> = new Map([
  [
    'helene@maisonverdier.fr',
    {
      thematics: [
        { name: 'Nos pains', kinds: ['product'] },
        { name: 'Le geste', kinds: ['method', 'advice', 'history'] },
        { name: 'La boutique', kinds: ['place', 'event', 'news', 'person', 'question'] },
      ],
      facts: [
        {
          kind: 'product',
          about: 'pain de campagne',
          says: [
            'Le pain de campagne fermente soixante-douze heures avant le four.',
            'Sa croûte est épaisse et sa mie reste souple quatre jours.',
          ],
        },
        {
          kind: 'product',
          about: 'tourte de seigle',
          says: [
            'La tourte de seigle pèse deux kilos et se vend à la coupe.',
            'Elle se tranche mieux le lendemain.',
          ],
        },
        {
          kind: 'product',
          about: 'brioche aux pralines',
          says: [
            'La brioche aux pralines est pétrie au beurre de Bresse.',
            'Les pralines sont concassées ici, chaque matin.',
          ],
        },
        {
          kind: 'product',
          about: 'pain aux noix',
          says: ['Le pain aux noix est fait de noix de l’Isère, trois poignées par pain.'],
        },
        {
          kind: 'method',
          about: 'levain',
          says: [
            'Le levain est nourri deux fois par jour, à la même heure.',
            'Aucune levure n’entre dans nos pains.',
          ],
        },
        {
          kind: 'method',
          about: 'farines de meule',
          says: ['Les farines viennent de deux moulins, l’un en Isère, l’autre dans l’Ain.'],
        },
        {
          kind: 'advice',
          about: 'pain de la veille',
          says: ['Un pain de la veille reprend vie avec un peu d’eau sur la croûte et cinq minutes de four.'],
        },
        {
          kind: 'advice',
          about: 'conservation du pain',
          says: ['Le pain se garde dans un torchon de coton, la mie contre la planche.'],
        },
        {
          kind: 'question',
          about: 'pain sans sel',
          question: 'Faites-vous du pain sans sel ?',
          says: ['Oui, le mardi et le vendredi, sur commande passée la veille.'],
        },
        {
          kind: 'question',
          about: 'pain tranché',
          question: 'Le pain peut-il être tranché ?',
          says: ['Oui, au comptoir, dès que la croûte a refroidi.'],
        },
        {
          kind: 'person',
          about: 'Théo au fournil',
          says: ['Théo façonne les pains depuis trois heures du matin et ouvre la boutique à sept heures.'],
        },
        {
          kind: 'history',
          about: 'four de la maison',
          says: ['Le four en briques était déjà là en 1931, et il n’a jamais refroidi plus d’une semaine.'],
        },
        {
          kind: 'place',
          about: 'boutique de la rue Burdeau',
          says: ['La boutique est au 12, rue Burdeau, sur les Pentes de la Croix-Rousse.'],
        },
        {
          kind: 'event',
          about: 'visite du fournil',
          says: ['La visite du fournil commence à six heures et finit par un café au comptoir.'],
          inDays: 19,
        },
      ],
    },
  ],
])
