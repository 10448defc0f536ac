import type { Network } from '@postelier/contract'
import type { RatingView } from '@postelier/contract/orders'

/** How far an order came: each word is a step more. */
export type DemoOrderState =
  | 'planned'
  | 'running'
  | 'paused'
  | 'delivered'
  | 'returned'
  | 'complaint'
  | 'accepted'

export interface DemoOrder {
  readonly business: string
  /** As it stands in the shipped price list. */
  readonly kind: 'complete' | 'hook'
  readonly format: 'image' | 'carousel' | null
  readonly title: string
  readonly message: string
  readonly networks: readonly Network[]
  readonly keywords: readonly string[]
  /** Of a carousel. */
  readonly pages?: number
  readonly isUrgent?: boolean
  /** Ordered in the evening of that day and made the next morning: days on which little else happens. */
  readonly daysAgo: number
  readonly state: DemoOrderState
  readonly hook?: string
  readonly note?: string
  readonly remark?: string
  readonly reason?: string
  readonly rating?: RatingView
}

export const rating = (
  briefingMatching: number,
  text: number,
  visual: number,
  timing: number,
  message = '',
) => ({
  ...{ briefingMatching, text, visual, timing, message },
})

/** A year of work for community managers, seen from its end: what is finished first, then what is under way. */
export const demoOrders: readonly DemoOrder[] = [
  {
    business: 'helene@maisonverdier.fr',
    kind: 'complete',
    format: 'image',
    title: 'La tourte de l’automne',
    message:
      'La tourte aux cèpes revient avec les premières pluies. Montrez-la entière, sans sapin ni guirlande.',
    networks: ['facebook', 'instagram'],
    keywords: ['tourte', 'cèpes'],
    daysAgo: 46,
    state: 'accepted',
    hook: 'La tourte aux cèpes est de retour. Elle sort du four à 11 h, et elle part vite.',
    rating: rating(5, 5, 5, 4, 'Exactement ce que je voulais.'),
  },
  {
    business: 'helene@maisonverdier.fr',
    kind: 'complete',
    format: 'image',
    title: 'Le fournil ouvre ses portes',
    message: 'Samedi de 15 h à 17 h, on pétrit avec les enfants. Gratuit, sur inscription au comptoir.',
    networks: ['facebook', 'instagram'],
    keywords: ['enfants', 'pétrir'],
    daysAgo: 32,
    state: 'accepted',
    hook: 'Samedi, les enfants pétrissent. De 15 h à 17 h, sur inscription au comptoir.',
    rating: rating(4, 4, 5, 5),
  },
  {
    business: 'helene@maisonverdier.fr',
    kind: 'complete',
    format: 'image',
    title: 'La galette arrive',
    message:
      'La galette aux amandes est prête pour janvier. Dites que les fèves sont faites par la potière du quartier.',
    networks: ['facebook', 'instagram'],
    keywords: ['galette', 'amande', 'fève'],
    daysAgo: 2,
    state: 'delivered',
    hook: 'Janvier se prépare. La galette aux amandes attend ses fèves, faites par la potière du quartier.',
    note: 'J’ai laissé de la place sous le titre pour le prix, si vous voulez l’ajouter.',
  },
  {
    business: 'helene@maisonverdier.fr',
    kind: 'complete',
    format: 'carousel',
    title: 'Noël en cinq gestes',
    message:
      'On voudrait montrer ce qui se passe la nuit du 23\u00a0: le feuilletage, les bûches, la galette qu’on essaie déjà. Pas de sapin, pas de rouge et vert. Notre couleur, c’est le vert volet et le blé.',
    networks: ['facebook', 'instagram'],
    keywords: ['levain', 'nuit', 'bûche'],
    pages: 5,
    isUrgent: true,
    daysAgo: 1,
    state: 'running',
    hook: 'La nuit du 23, on ne dort pas beaucoup rue Burdeau.',
  },
  {
    business: 'helene@maisonverdier.fr',
    kind: 'hook',
    format: null,
    title: 'Horaires des fêtes',
    message: 'Fermé le 25 et le 1er, ouvert jusqu’à 18 h le 24 et le 31.',
    networks: ['facebook', 'instagram'],
    keywords: [],
    daysAgo: 1,
    state: 'planned',
  },
  {
    business: 'malika@garage-bellecour.fr',
    kind: 'complete',
    format: 'image',
    title: 'Pneus d’hiver',
    message:
      'Le forfait pneus d’hiver est à 49 € jusqu’au 15 décembre. Sur rendez-vous, voiture rendue le soir.',
    networks: ['facebook'],
    keywords: ['pneus', 'hiver'],
    isUrgent: true,
    daysAgo: 8,
    state: 'returned',
    hook: 'Première gelée annoncée. Vos pneus d’hiver, posés dans la journée.',
    remark: 'Le prix manque\u00a0: 49 €, jusqu’au 15 décembre.',
  },
  {
    business: 'antoine@roussel-avocats.fr',
    kind: 'complete',
    format: 'image',
    title: 'Bail commercial, la révision',
    message:
      'Rappelez que le loyer d’un bail commercial peut être révisé tous les trois ans. Sobre, sans emoji.',
    networks: ['linkedin'],
    keywords: ['bail commercial'],
    daysAgo: 1,
    state: 'planned',
  },
  {
    business: 'antoine@roussel-avocats.fr',
    kind: 'complete',
    format: 'image',
    title: 'Rupture conventionnelle',
    message: 'Trois points à vérifier avant de signer.',
    networks: ['linkedin'],
    keywords: [],
    daysAgo: 2,
    state: 'complaint',
    hook: 'Trois points à vérifier avant de signer une rupture conventionnelle.',
    reason: 'Le deuxième point est juridiquement faux. Nous l’avions signalé dans le brief.',
  },
  {
    business: 'paule@fleursdepaule.fr',
    kind: 'complete',
    format: 'carousel',
    title: 'Couronnes de l’Avent',
    message: 'Cinq couronnes, du lierre et de la mousse, faites à l’atelier. Pas de paillettes.',
    networks: ['instagram'],
    keywords: ['couronne', 'Avent'],
    daysAgo: 2,
    state: 'paused',
    hook: 'Lierre, mousse, églantier.',
  },
  {
    business: 'lin@studio-lin.fr',
    kind: 'hook',
    format: null,
    title: 'Rentrée de janvier',
    message: 'Les cours reprennent le 5 janvier. Un cours d’essai gratuit le samedi 10.',
    networks: ['instagram'],
    keywords: ['yoga', 'rentrée'],
    daysAgo: 1,
    state: 'planned',
  },
]
