// What the agency's customers have published, and what of theirs is still in hand.
import type { DemoPost } from './demo-posts.ts'
import type { YearPost } from './demo-year.ts'

const past = (day: number, hour: number, title: string, hook: string): YearPost => ({
  day,
  hour,
  networks: ['facebook', 'instagram'],
  title,
  hook,
})

export const agencyYear: Readonly<Record<string, readonly YearPost[]>> = {
  'marc@atelier-nord.fr': [
    past(
      36,
      12,
      'L’affiche qui sèche',
      'Trois passages, trois nuits sur le séchoir. Elle part vendredi, à plat, sous le bras.',
    ),
    past(
      24,
      9,
      'Le menu de la friterie',
      'Notre toute première commande, en 2016. Il est toujours au mur, un peu plus jaune que nous.',
    ),
    past(
      10,
      12,
      'Deux rouges',
      'Sur la table, ils sont jumeaux. Au soleil, l’un des deux est orange. On a gardé l’autre.',
    ),
  ],
  'lin@studio-lin.fr': [
    past(
      43,
      18,
      'Cinq élèves sous la pluie',
      'Il pleuvait sur la montée, et cinq tapis étaient pris. On a laissé la fenêtre entrouverte.',
    ),
    past(
      30,
      9,
      'Avant d’entrer',
      'On laisse ses chaussures à gauche, son téléphone éteint, et sa journée sur la marche.',
    ),
    past(
      13,
      18,
      'La couverture de laine',
      'Elles sont huit, tricotées à Thizy. Celle du fond est la plus lourde, demandez-la.',
    ),
  ],
}

export const agencyPosts: Readonly<Record<string, readonly DemoPost[]>> = {
  'paule@fleursdepaule.fr': [
    {
      daysAgo: 34,
      title: 'Les derniers dahlias',
      hook: 'Ils viennent du Beaujolais, coupés hier soir avant le froid. Il en reste six bottes.',
      networks: ['facebook', 'instagram'],
      state: 'validated',
    },
    {
      daysAgo: 25,
      title: 'Chrysanthèmes',
      hook: 'Petits, grands, blancs ou rouille. Ils tiennent trois semaines dehors si le pot boit une fois par semaine.',
      networks: ['facebook'],
      state: 'validated',
    },
    {
      daysAgo: 17,
      title: 'Atelier couronnes',
      hook: 'Une couronne de sapin à faire soi-même, un samedi matin. La date change, je vous dis tout très vite.',
      networks: ['facebook', 'instagram'],
      state: 'cancelled',
    },
    {
      daysAgo: 9,
      title: 'Hellébores',
      hook: 'La rose de Noël fleurit quand tout dort. Elle aime l’ombre, la terre fraîche et qu’on l’oublie.',
      networks: ['instagram'],
      state: 'visualSeen',
    },
    {
      daysAgo: 2,
      title: 'Mimosa, bientôt',
      hook: 'Il arrive de Tanneron fin janvier. Un vase haut, de l’eau tiède, et loin du radiateur.',
      networks: ['facebook', 'instagram'],
      state: 'inHand',
    },
  ],
}
