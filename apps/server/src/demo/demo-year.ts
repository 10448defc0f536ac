import type { Network } from '@postelier/contract'

/** A post that went out, or will: what it says, where, and at what hour of the local time of whoever wrote it. */
export interface YearPost {
  /** Days before today, after it where negative; or the last such day of a year, for what has its season. */
  readonly day: number | `${number}-${number}`
  readonly hour: number
  readonly networks: readonly Network[]
  readonly title: string
  readonly hook: string
  /** What did not go well, and on which network. */
  readonly trouble?: { readonly network: Network; readonly kind: 'failed' | 'asked' | 'held' }
}

const on =
  (hour: number, ...networks: Network[]) =>
  (day: YearPost['day'], title: string, hook: string): YearPost => ({ day, hour, networks, title, hook })

const both = on(9, 'facebook', 'instagram')
const wide = on(9, 'facebook', 'instagram', 'linkedin')
const counter = on(18, 'facebook')
const picture = on(12, 'instagram')

/** What Maison Verdier said in a year; what has a season was said in it. */
const verdier: readonly YearPost[] = [
  wide(
    363,
    'Nous voici',
    'Maison Verdier ouvre sa page. Du pain au levain, une rue en pente, et six personnes qui se lèvent tôt.',
  ),
  both(
    355,
    'La miche de 2 kilos',
    'Elle se coupe à la demande, au poids. Une demie, un quart, ou de quoi tenir jusqu’à mardi.',
  ),
  picture(
    347,
    'Cinq heures douze',
    'La première fournée sort. La rue Burdeau dort encore, l’odeur part devant.',
  ),
  both(
    339,
    'Les fougasses du vendredi',
    'Olives de Nyons ou lardons fumés. Elles sortent à onze heures et ne voient jamais le soir.',
  ),
  counter(
    '07-05',
    'Horaires d’été',
    'Jusqu’à la rentrée, nous fermons à 13\u00a0h le dimanche. Le pain, lui, ne prend pas de vacances.',
  ),
  wide(
    323,
    'Un meunier, un nom',
    'Notre farine de blé vient du moulin de Saint-Marcellin. Vingt-huit kilomètres de champs, une meule de pierre, un seul meunier.',
  ),
  picture(315, 'Grignes', 'Un trait de lame avant le four, et chaque pain signe à sa façon.'),
  both(
    '07-12',
    'La tarte aux abricots',
    'Des abricots de la Drôme, une pâte brisée, rien d’autre. Jusqu’à ce que la saison se lasse.',
  ),
  both(
    '08-25',
    'Reprise',
    'Le four s’est reposé quinze jours, nous aussi. Retour mardi à 7\u00a0h avec les croissants.',
  ),
  wide(
    291,
    'On recrute',
    'Une place en pâtisserie, du mardi au samedi. Le goût du travail bien fait compte plus que le diplôme.',
  ),
  picture(283, 'La mie', 'Des trous, oui, mais pas pour faire joli. C’est le temps qui les creuse.'),
  both(
    '09-02',
    'Pain de la rentrée',
    'Tranché fin pour les tartines du matin. Il garde sa mie tendre trois jours dans son sac.',
  ),
  counter(
    267,
    'Le café est à un euro',
    'Avec une viennoiserie, avant 8\u00a0h. Pour celles et ceux qui ouvrent la ville.',
  ),
  both(
    '09-20',
    'Les poires du verger',
    'Tarte bourdaloue, pochées maison. Huit parts par jour, pas une de plus.',
  ),
  wide(
    251,
    'Trois fournées',
    'À 6\u00a0h, à 11\u00a0h et à 16\u00a0h\u00a030. Il y a toujours un pain chaud plus près que vous ne pensez.',
  ),
  picture(243, 'Feuilletage', 'Vingt-sept couches de beurre, une nuit de froid, un croissant.'),
  both(
    '10-18',
    'Le pain aux châtaignes',
    'Farine d’Ardèche, éclats grillés. Il aime le fromage de chèvre et les soirées longues.',
  ),
  counter(
    '10-28',
    'Jour férié',
    'Nous ouvrons le 1er novembre de 7\u00a0h à 13\u00a0h. Pensez à commander vos brioches.',
  ),
  both(219, 'Brioche tressée', 'Trois brins, trois pousses, trois heures. Elle se commande la veille.'),
  wide(
    211,
    'Cent pour cent levain',
    'Depuis aujourd’hui, plus aucun de nos pains ne voit de levure. Il a fallu deux ans pour y arriver.',
  ),
  picture(
    203,
    'Le carnet de Théo',
    'Température du fournil, humeur du levain, météo. Tout y est, à la main.',
  ),
  both(
    '12-08',
    'Les bûches se réservent',
    'Elles dorment au froid et partent le 23. Un nom, un numéro, et la vôtre vous attend.',
  ),
  counter('12-14', 'Papillotes', 'Celles de Lyon, avec le message dedans. Au poids, à côté de la caisse.'),
  both('12-29', 'Derniers pains de fête', 'Figues, noix, seigle et miel. Jusqu’à épuisement des paniers.'),
  wide(
    '01-02',
    'Bonne année',
    'Douze mois, trois cents fournées, et pas deux pains pareils. Merci d’être là chaque matin.',
  ),
  both('01-05', 'La galette', 'La première sort à huit heures. Qui trouve la fève choisit le pain de midi.'),
  picture(155, 'Vapeur', 'Un verre d’eau jeté sur la sole, et la croûte se met à chanter.'),
  both('01-20', 'Pain des neiges', 'Seigle et pommes de terre, pour les raclettes. Il se tranche épais.'),
  counter(139, 'Sacs en tissu', 'Venez avec le vôtre, la baguette est à dix centimes de moins.'),
  wide(
    131,
    'Visite du fournil',
    'Samedi à 15\u00a0h, dix places. On met la main dans la pâte, on repart avec son pain.',
  ),
  both('02-10', 'Bugnes', 'Lyonnaises, fines et craquantes. Elles durent ce que dure le carnaval.'),
  picture(115, 'Main farinée', 'On reconnaît un boulanger à ses poignets.'),
  both(
    107,
    'Le pain de mie de Margot',
    'Moelleux, sans rien qui se prononce mal. Il fait les meilleurs croque-monsieur du quartier.',
  ),
  wide(
    99,
    'Rien ne se jette',
    'Les invendus partent chaque soir à l’épicerie solidaire de la Croix-Rousse. Huit kilos en moyenne.',
  ),
  both(
    '03-26',
    'Œufs de Pâques',
    'Coquilles de chocolat moulées ici, garnies de fritures. Les lapins ont aussi leurs partisans.',
  ),
  both(
    '05-18',
    'Fraises',
    'Elles sont de l’Ain et arrivées ce matin. Tarte, fraisier, ou à manger telles quelles.',
  ),
  picture(67, 'Le tour de clé', 'Chaque matin à 4\u00a0h\u00a010. Rien à dire de plus.'),
  both(
    59,
    'Le jambon-beurre',
    'Baguette du matin, beurre d’Isigny, jambon coupé à la main. C’est tout, et c’est assez.',
  ),
  wide(51, 'Médaille', 'Deuxième prix de la baguette du Rhône. La première était vraiment très bonne.'),
  both(45, 'Pain de campagne', 'Celui qu’on prend sans réfléchir, et qui se garde quatre jours.'),
  counter('06-03', 'Terrasse', 'Quatre tables dehors dès ce week-end. Les places à l’ombre se méritent.'),
  both('06-20', 'Focaccia', 'Tomates cerises, romarin, fleur de sel. À la coupe, de 11\u00a0h à 14\u00a0h.'),
  picture(24, 'Lumière', 'La vitrine prend la lumière avant tout le monde.'),
  both(18, 'Le goûter est prêt', 'Chouquettes chaudes à 16\u00a0h. Onze pour le prix de dix, le mercredi.'),
  wide(12, 'Ficelle et papier', 'Chaque gâteau part ficelé, comme avant. La boucle se défait d’un doigt.'),
  both(6, 'Pain d’épeautre', 'Une farine plus douce, une mie plus serrée. Le mardi et le vendredi.'),
  {
    ...on(12, 'bluesky')(
      2,
      'Le bocal numéro trois',
      'C’est notre plus vieux levain. Il a traversé deux déménagements et une panne de frigo.',
    ),
    trouble: { network: 'bluesky', kind: 'held' },
  },
  {
    ...both(
      1,
      'La baguette de tradition',
      'Cuite toutes les deux heures, à demander bien cuite ou pas trop.',
    ),
    trouble: { network: 'instagram', kind: 'failed' },
  },
]

const law = on(8, 'linkedin')
const brief = on(12, 'linkedin', 'x')

const roussel: readonly YearPost[] = [
  law(
    203,
    'Le cabinet ouvre son fil',
    'Un point de droit par semaine, en quelques lignes, avec la source. Rien de plus.',
  ),
  brief(
    189,
    'Dépôt de garantie',
    'Il n’est pas plafonné dans un bail commercial. Au-delà de deux termes, il porte intérêt (article L. 145-40 du Code de commerce).',
  ),
  law(
    175,
    'La clause de non-concurrence',
    'Sans contrepartie financière, elle ne vaut rien pour un salarié. Relisez vos contrats.',
  ),
  brief(
    161,
    'Prescription',
    'Cinq ans entre professionnels (article L. 110-4 du Code de commerce). Deux ans face à un consommateur.',
  ),
  law(
    147,
    'Révision du loyer',
    'Elle se demande, elle ne tombe pas du ciel. Trois ans après l’entrée, puis tous les trois ans.',
  ),
  brief(
    133,
    'Pénalités de retard',
    'Elles sont dues sans relance, dès le lendemain de l’échéance (article L. 441-10 du Code de commerce).',
  ),
  law(
    119,
    'Signer électroniquement',
    'Une case cochée n’est pas une signature. Une preuve se prépare avant le litige.',
  ),
  brief(105, 'Le devis signé', 'Il engage les deux parties. Le modifier demande deux accords, pas un.'),
  law(91, 'Mise en demeure', 'Une date, une somme, un délai. Tout le reste est de la littérature.'),
  brief(77, 'Céder son bail', 'Avec le fonds, c’est un droit. Sans le fonds, c’est une négociation.'),
  law(
    63,
    'Associés à égalité',
    'Cinquante-cinquante, c’est simple jusqu’au premier désaccord. Une clause de sortie s’écrit au début.',
  ),
  brief(
    49,
    'Sous-traitance',
    'Le sous-traitant agréé peut se faire payer directement. Encore faut-il l’avoir déclaré.',
  ),
  law(
    20,
    'Charges locatives',
    'Depuis 2014, le bail doit dire qui paie quoi (article L. 145-40-2 du Code de commerce).',
  ),
  brief(
    9,
    'Dix minutes de lecture',
    'C’est le temps que prend un contrat de trois pages. C’est moins long qu’un procès.',
  ),
  {
    ...law(
      1,
      'Médiation',
      'Une demi-journée, deux parties, un tiers. Un litige commercial sur deux s’y arrête.',
    ),
    trouble: { network: 'linkedin', kind: 'asked' },
  },
]

const cut = on(10, 'facebook', 'instagram')
const look = on(17, 'instagram')

const salon: readonly YearPost[] = [
  cut(
    141,
    'Le salon ouvre sa page',
    'Coupes, boucles et couleurs végétales, cours Émile-Zola. On se dit tu dès la deuxième visite.',
  ),
  look(131, 'Avant, après', 'Six mois de patience, vingt centimètres, et un sourire qui dit tout.'),
  cut(
    121,
    'Coupe sèche',
    'Les boucles se coupent sèches, telles qu’elles vivent. Comptez une heure, et une surprise.',
  ),
  look(110, 'Balayage doux', 'Trois tons, pas un de plus. La lumière fait le reste.'),
  cut(99, 'Le mercredi des enfants', 'Un tabouret réhaussé, un dessin animé, et le droit de bouger un peu.'),
  cut(88, 'Henné', 'Il couvre, il gaine, il sent la terre. Il demande deux heures et un bon livre.'),
  look(77, 'Franges', 'Rideau, courte ou effilée. On essaie d’abord avec une pince.'),
  cut(
    66,
    'Dons de cheveux',
    'À partir de vingt-cinq centimètres, on les coupe gratuitement pour l’association.',
  ),
  look(55, 'Chignon flou', 'Pour les mariées qui veulent danser jusqu’au bout.'),
  cut(
    44,
    'Soin du cuir chevelu',
    'Vingt minutes de massage, argile et menthe. Personne n’a jamais demandé qu’on aille plus vite.',
  ),
  look(
    34,
    'Couleur cuivre',
    'Elle passe en quatre semaines, et c’est tant mieux. On en change avec la saison.',
  ),
  cut(
    23,
    'Prendre rendez-vous',
    'En ligne, de jour comme de nuit. Le téléphone sonne moins, on coiffe mieux.',
  ),
  look(13, 'Boucles au naturel', 'Un gel léger, un séchoir tiède, et surtout ne plus y toucher.'),
  cut(
    4,
    'Nocturne du jeudi',
    'Le salon reste ouvert jusqu’à 21\u00a0h. La tisane est offerte, le silence aussi.',
  ),
]

const garage: readonly YearPost[] = [
  on(11, 'facebook', 'instagram')(
    7,
    'On est sur les réseaux',
    'Le garage a sa page. Tu y verras des pièces usées, des prix, et le chat.',
  ),
  on(11, 'facebook')(
    5,
    'Contrôle avant vente',
    'Quarante points, une heure, un papier que tu montres à l’acheteur.',
  ),
  on(17, 'instagram')(2, 'Plaquettes', 'À gauche la neuve, à droite la tienne. On t’avait prévenu.'),
]

/** What went out, by the address of who signs in. */
export const demoYear: Readonly<Record<string, readonly YearPost[]>> = {
  'helene@maisonverdier.fr': verdier,
  'antoine@roussel-avocats.fr': roussel,
  'yasmine@salon-yasmine.fr': salon,
  'malika@garage-bellecour.fr': garage,
}

/** What has a date in the coming month. */
export const demoAhead: Readonly<Record<string, readonly YearPost[]>> = {
  'helene@maisonverdier.fr': [
    both(
      -2,
      'La file du matin',
      'Elle commence à sept heures et tourne au coin. On y apprend tout du quartier.',
    ),
    on(12, 'bluesky')(
      -4,
      'Question de levain',
      'Liquide ou dur, tout dépend de la farine. Les nôtres ont chacun leur bocal.',
    ),
    picture(-11, 'Une fournée en images', 'Du pétrin au comptoir, sans un mot de trop.'),
    on(9, 'linkedin')(
      -24,
      'Le café de neuf heures',
      'Une table, une cafetière, toute l’équipe. C’est là que se décide le pain de la semaine.',
    ),
  ],
  'antoine@roussel-avocats.fr': [
    law(
      -3,
      'Clause pénale',
      'Le juge peut la réduire, même sans qu’on le demande (article 1231-5 du Code civil).',
    ),
    law(
      -17,
      'Renouveler son bail',
      'Six mois avant le terme, la question se pose. Voici comment y répondre.',
    ),
  ],
  'yasmine@salon-yasmine.fr': [
    cut(
      -5,
      'Le mercredi est presque complet',
      'Il reste deux tabourets l’après-midi. Les cheveux fins passent aussi.',
    ),
    look(
      -12,
      'Châtain, mais lequel',
      'Il y en a onze sur notre nuancier. On les pose près du visage, et on choisit.',
    ),
  ],
  'malika@garage-bellecour.fr': [
    on(11, 'facebook', 'instagram')(
      -6,
      'Géométrie',
      'Ta voiture tire à droite. Quarante minutes, et elle retrouve le milieu.',
    ),
  ],
}
