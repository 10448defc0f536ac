import type { Network } from '@postelier/contract'

/** How far a post came. */
export type DemoState = 'inHand' | 'visualSeen' | 'validated' | 'cancelled'

export interface DemoPost {
  readonly daysAgo: number
  readonly title: string
  readonly hook: string
  readonly networks: readonly Network[]
  readonly state: DemoState
}

/** What the demo businesses have written since they came, by the address of who signs in. */
export const demoPosts: Readonly<Record<string, readonly DemoPost[]>> = {
  'helene@maisonverdier.fr': [
    {
      daysAgo: 41,
      title: 'Le levain du lundi',
      hook: 'Le lundi, la boutique dort et le levain travaille. On le rafraîchit deux fois, à l’aube et à midi. Mardi matin, c’est lui qui ouvre.',
      networks: ['facebook', 'instagram'],
      state: 'validated',
    },
    {
      daysAgo: 37,
      title: 'D’où vient notre farine',
      hook: 'Une meule à Saint-Marcellin, une autre dans la Dombes. Deux farines, deux caractères, et pas un sac qui ait fait plus de cent kilomètres.',
      networks: ['facebook', 'instagram', 'linkedin'],
      state: 'validated',
    },
    {
      daysAgo: 33,
      title: 'La tourte de seigle revient',
      hook: 'Elle revient samedi, en douze exemplaires. Elle se garde une semaine, elle est meilleure le troisième jour. Réservation au comptoir.',
      networks: ['facebook'],
      state: 'validated',
    },
    {
      daysAgo: 27,
      title: 'Fermeture exceptionnelle',
      hook: 'Le four passe sa révision jeudi. Nous aussi, du coup. Retour vendredi à 7\u00a0h.',
      networks: ['facebook', 'instagram'],
      state: 'cancelled',
    },
    {
      daysAgo: 22,
      title: 'Soixante-douze heures',
      hook: 'Trois jours entre le pétrin et le comptoir. Le temps fait le goût, nous ne faisons que l’attendre.',
      networks: ['instagram', 'bluesky'],
      state: 'validated',
    },
    {
      daysAgo: 15,
      title: 'Le geste de Théo',
      hook: 'Cinq plis, pas un de plus. Théo façonne deux cents baguettes par matin et reconnaît les siennes à la sortie du four.',
      networks: ['instagram'],
      state: 'visualSeen',
    },
    {
      daysAgo: 8,
      title: 'Que faire du pain d’hier',
      hook: 'Pain perdu, croûtons, chapelure\u00a0: le pain d’hier a encore trois vies. Nos recettes sont au comptoir, servez-vous.',
      networks: ['facebook', 'linkedin'],
      state: 'visualSeen',
    },
    {
      daysAgo: 3,
      title: 'La brioche du dimanche',
      hook: 'Beurre de Bresse, œufs de la Drôme, une nuit de repos. Elle sort à 8\u00a0h, il n’en reste jamais à 10\u00a0h.',
      networks: ['facebook', 'instagram'],
      state: 'inHand',
    },
  ],
  'antoine@roussel-avocats.fr': [
    {
      daysAgo: 28,
      title: 'Bail commercial\u00a0: le congé',
      hook: 'Un bail commercial ne s’arrête pas tout seul. Le congé se donne six mois avant, par acte ou lettre recommandée (article L. 145-9 du Code de commerce).',
      networks: ['linkedin'],
      state: 'validated',
    },
    {
      daysAgo: 23,
      title: 'Facture impayée\u00a0: par où commencer',
      hook: 'Relance, mise en demeure, injonction de payer. Trois étapes, dans cet ordre, et souvent la deuxième suffit.',
      networks: ['linkedin', 'x'],
      state: 'validated',
    },
    {
      daysAgo: 17,
      title: 'Petit déjeuner du droit',
      hook: 'Une heure, dix places, un sujet\u00a0: les clauses que l’on signe sans les lire. Inscription par simple message.',
      networks: ['linkedin'],
      state: 'cancelled',
    },
    {
      daysAgo: 11,
      title: 'Nos honoraires',
      hook: 'Le montant est annoncé avant, par écrit, et il ne bouge pas sans votre accord. C’est la règle de la profession, et la nôtre.',
      networks: ['linkedin', 'facebook'],
      state: 'visualSeen',
    },
    {
      daysAgo: 4,
      title: 'Conditions générales de vente',
      hook: 'Entre professionnels, elles se communiquent à tout acheteur qui les demande (article L. 441-1 du Code de commerce). Les vôtres sont-elles à jour\u202f?',
      networks: ['linkedin'],
      state: 'inHand',
    },
  ],
  'malika@garage-bellecour.fr': [
    {
      daysAgo: 8,
      title: 'Le bruit qui couine',
      hook: 'Ça couine au freinage\u202f? Souvent trois fois rien, parfois pas. Passe, on écoute, et l’écoute est gratuite.',
      networks: ['facebook', 'instagram'],
      state: 'validated',
    },
    {
      daysAgo: 6,
      title: 'La pression, en deux minutes',
      hook: 'Des pneus sous-gonflés, c’est le carburant qui part en fumée. On te montre comment vérifier, pneus froids, en deux minutes.',
      networks: ['facebook', 'instagram', 'tiktok'],
      state: 'visualSeen',
    },
    {
      daysAgo: 5,
      title: 'Promo essuie-glaces',
      hook: 'Deux balais posés, 29\u00a0€. Offre arrêtée faute de balais\u00a0: vous êtes allés plus vite que la pluie.',
      networks: ['facebook'],
      state: 'cancelled',
    },
    {
      daysAgo: 3,
      title: 'Devis en photo',
      hook: 'La pièce usée, la pièce neuve, le prix. Tu reçois tout sur ton téléphone avant qu’on touche à quoi que ce soit.',
      networks: ['facebook', 'instagram'],
      state: 'inHand',
    },
  ],
  'yasmine@salon-yasmine.fr': [
    {
      daysAgo: 36,
      title: 'Le bon brossage',
      hook: 'Des pointes vers la racine, jamais l’inverse. Deux minutes de patience, et plus un nœud.',
      networks: ['instagram'],
      state: 'validated',
    },
    {
      daysAgo: 16,
      title: 'Coupe des anciens',
      hook: 'Le mardi matin, la coupe est à prix doux pour nos voisins de la résidence. Le café aussi.',
      networks: ['facebook'],
      state: 'visualSeen',
    },
    {
      daysAgo: 2,
      title: 'Un ton au-dessous',
      hook: 'Plus chaude, plus profonde, et qui pardonne les racines. On en parle devant le miroir.',
      networks: ['facebook', 'instagram'],
      state: 'inHand',
    },
  ],
}
