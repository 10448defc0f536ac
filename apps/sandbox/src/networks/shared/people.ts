// Who lives on the demo networks: small French businesses, and the people who look after their pages.

/** `admin` may do all, `content` may publish, `analyst` may read only, `former` lost every right. */
export type PageRole = 'admin' | 'content' | 'analyst' | 'former'

export interface DemoPage {
  id: string
  name: string
  handle: string
  about: string
  followers: number
  picture: Picture
}

export interface Picture {
  /** Drawn on the avatar. */
  motif: 'person' | 'loaf' | 'chair' | 'wheel' | 'flower' | 'cup' | 'scales' | 'scissors' | 'pencil'
  colour: readonly [number, number, number]
}

export interface Person {
  id: string
  givenName: string
  familyName: string
  handle: string
  email: string
  headline: string
  followers: number
  picture: Picture
  /** What a paying member may do on X, or a verified one elsewhere. */
  premium: boolean
  /** Posts are for followers only. */
  private: boolean
  pages: readonly { page: string; role: PageRole }[]
}

export const nameOf = ({ givenName, familyName }: Person): string => `${givenName} ${familyName}`.trim()

/** Where a network knows no pages, a business has an account like a person's. */
export const accountOfPage = ({ id, name, handle, about, followers, picture }: DemoPage): Person => ({
  id,
  givenName: name,
  familyName: '',
  handle,
  email: `${id}@exemple.fr`,
  headline: about,
  followers,
  picture,
  premium: id === 'fleurs-de-solene',
  private: false,
  pages: [],
})

const colours = {
  wheat: [196, 138, 58],
  brick: [176, 80, 54],
  slate: [72, 96, 122],
  sage: [98, 128, 96],
  plum: [128, 82, 116],
  coffee: [120, 86, 66],
  sea: [44, 118, 128],
  forest: [38, 78, 58],
  ink: [36, 44, 66],
  night: [28, 62, 96],
  rose: [176, 92, 104],
} as const

/** Of the demo world's own businesses, whose accounts are linked when it is made. */
const worldPages: readonly DemoPage[] = [
  {
    id: 'maison-verdier',
    name: 'Maison Verdier',
    handle: 'maisonverdier',
    about: 'Boulangerie au levain naturel, Lyon 1er',
    followers: 3180,
    picture: { motif: 'loaf', colour: colours.forest },
  },
  {
    id: 'roussel-avocats',
    name: 'Roussel Avocats',
    handle: 'rousselavocats',
    about: 'Baux commerciaux, contrats, recouvrement, Lyon 2e',
    followers: 940,
    picture: { motif: 'scales', colour: colours.ink },
  },
  {
    id: 'garage-bellecour',
    name: 'Garage Bellecour',
    handle: 'garagebellecour',
    about: 'Mécanique et pneus, toutes marques, Lyon 2e',
    followers: 510,
    picture: { motif: 'wheel', colour: colours.night },
  },
  {
    id: 'salon-yasmine',
    name: 'Salon Yasmine',
    handle: 'salonyasmine',
    about: 'Coiffure, coupes et boucles, Villeurbanne',
    followers: 1460,
    picture: { motif: 'scissors', colour: colours.rose },
  },
  {
    id: 'atelier-nord',
    name: 'Atelier Nord',
    handle: 'ateliernord',
    about: 'Studio de création, Lille',
    followers: 720,
    picture: { motif: 'pencil', colour: colours.brick },
  },
  {
    id: 'studio-lin',
    name: 'Studio Lin',
    handle: 'studiolin',
    about: 'Yoga et respiration en petits groupes, Lyon 1er',
    followers: 380,
    picture: { motif: 'flower', colour: colours.sage },
  },
]

export const demoPages: readonly DemoPage[] = [
  {
    id: 'boulangerie-berthier',
    name: 'Boulangerie Berthier',
    handle: 'boulangerieberthier',
    about: 'Pains au levain et viennoiseries, place du Marché, Annecy',
    followers: 2480,
    picture: { motif: 'loaf', colour: colours.wheat },
  },
  {
    id: 'salon-de-the-berthier',
    name: 'Le Salon Berthier',
    handle: 'salonberthier',
    about: 'Thés, cafés et pâtisseries du jour',
    followers: 640,
    picture: { motif: 'cup', colour: colours.coffee },
  },
  {
    id: 'atelier-le-goff',
    name: 'Atelier Le Goff',
    handle: 'atelierlegoff',
    about: 'Tapissier d’ameublement à Quimper depuis 1987',
    followers: 1130,
    picture: { motif: 'chair', colour: colours.sage },
  },
  {
    id: 'garage-benali',
    name: 'Garage Benali',
    handle: 'garagebenali',
    about: 'Mécanique, pneus et contrôle, Saint-Étienne',
    followers: 890,
    picture: { motif: 'wheel', colour: colours.slate },
  },
  {
    id: 'fleurs-de-solene',
    name: 'Les Fleurs de Solène',
    handle: 'fleursdesolene',
    about: 'Bouquets de saison et fleurs de Loire, Nantes',
    followers: 3720,
    picture: { motif: 'flower', colour: colours.plum },
  },
  {
    id: 'librairie-fontaine',
    name: 'Librairie Fontaine',
    handle: 'librairiefontaine',
    about: 'Romans, jeunesse et bandes dessinées, Rennes',
    followers: 1620,
    picture: { motif: 'pencil', colour: colours.sea },
  },
  {
    id: 'cave-masson',
    name: 'Cave Masson',
    handle: 'cavemasson',
    about: 'Vins de vignerons et dégustations, Beaune',
    followers: 780,
    picture: { motif: 'cup', colour: colours.plum },
  },
  {
    id: 'cycles-leroux',
    name: 'Cycles Leroux',
    handle: 'cyclesleroux',
    about: 'Vélos, réparation et location, Tours',
    followers: 1340,
    picture: { motif: 'wheel', colour: colours.sage },
  },
  ...worldPages,
]

const person = (
  id: string,
  [givenName, familyName]: readonly [string, string],
  more: Omit<Person, 'id' | 'givenName' | 'familyName' | 'email' | 'handle' | 'premium' | 'private'> &
    Partial<Pick<Person, 'premium' | 'private'>>,
): Person => ({
  id,
  givenName,
  familyName,
  handle: id.replaceAll('-', ''),
  email: `${id}@exemple.fr`,
  premium: false,
  private: false,
  ...more,
})

/** Whoever has a page of their own, and no other. */
const owner = (
  id: string,
  name: readonly [string, string],
  page: string,
  { colour, ...seen }: Pick<Person, 'headline' | 'followers'> & { readonly colour: keyof typeof colours },
): Person =>
  person(id, name, {
    ...seen,
    picture: { motif: 'person', colour: colours[colour] },
    pages: [{ page, role: 'admin' }],
  })

export const demoPeople: readonly Person[] = [
  person('camille-berthier', ['Camille', 'Berthier'], {
    headline: 'Boulangère à Annecy',
    followers: 412,
    picture: { motif: 'person', colour: colours.wheat },
    pages: [
      { page: 'boulangerie-berthier', role: 'admin' },
      { page: 'salon-de-the-berthier', role: 'analyst' },
    ],
  }),
  owner('yannick-le-goff', ['Yannick', 'Le Goff'], 'atelier-le-goff', {
    headline: 'Tapissier d’ameublement',
    followers: 268,
    colour: 'sage',
  }),
  person('nadia-benali', ['Nadia', 'Benali'], {
    headline: 'Garagiste, deuxième génération',
    followers: 195,
    premium: true,
    picture: { motif: 'person', colour: colours.slate },
    pages: [
      { page: 'garage-benali', role: 'admin' },
      { page: 'atelier-le-goff', role: 'former' },
    ],
  }),
  person('hugo-marchand', ['Hugo', 'Marchand'], {
    headline: 'Community manager, Agence Marchand',
    followers: 1840,
    picture: { motif: 'person', colour: colours.sea },
    pages: [
      { page: 'boulangerie-berthier', role: 'content' },
      { page: 'atelier-le-goff', role: 'content' },
      { page: 'garage-benali', role: 'analyst' },
      { page: 'fleurs-de-solene', role: 'admin' },
    ],
  }),
  person('solene-petit', ['Solène', 'Petit'], {
    headline: 'Fleuriste à Nantes',
    followers: 37,
    private: true,
    picture: { motif: 'person', colour: colours.plum },
    pages: [],
  }),
  owner('claire-fontaine', ['Claire', 'Fontaine'], 'librairie-fontaine', {
    headline: 'Libraire à Rennes',
    followers: 610,
    colour: 'sea',
  }),
  owner('etienne-masson', ['Étienne', 'Masson'], 'cave-masson', {
    headline: 'Caviste à Beaune',
    followers: 340,
    colour: 'plum',
  }),
  owner('thomas-leroux', ['Thomas', 'Leroux'], 'cycles-leroux', {
    headline: 'Vélociste à Tours',
    followers: 290,
    colour: 'sage',
  }),
  owner('helene-verdier', ['Hélène', 'Verdier'], 'maison-verdier', {
    headline: 'Boulangère à Lyon',
    followers: 530,
    colour: 'forest',
  }),
  owner('antoine-roussel', ['Antoine', 'Roussel'], 'roussel-avocats', {
    headline: 'Avocat au barreau de Lyon',
    followers: 1210,
    colour: 'ink',
  }),
  owner('malika-benali', ['Malika', 'Benali'], 'garage-bellecour', {
    headline: 'Garagiste à Lyon',
    followers: 240,
    colour: 'night',
  }),
  owner('yasmine-ferrand', ['Yasmine', 'Ferrand'], 'salon-yasmine', {
    headline: 'Coiffeuse à Villeurbanne',
    followers: 680,
    colour: 'rose',
  }),
  owner('marc-delmas', ['Marc', 'Delmas'], 'atelier-nord', {
    headline: 'Directeur de création, Atelier Nord',
    followers: 450,
    colour: 'brick',
  }),
  owner('lin-nguyen', ['Lin', 'Nguyen'], 'studio-lin', {
    headline: 'Professeure de yoga, Lyon',
    followers: 210,
    colour: 'sage',
  }),
]

const ofWorld = new Set([...worldPages, ...demoPeople.slice(-worldPages.length)].map(({ id }) => id))
/** A person or an account of the demo world's businesses, where it is in use already. */
const isOfWorld = ({ id }: { readonly id: string }): boolean => ofWorld.has(id)

/** Those that anybody may take, and those in use. */
export const freeAndTaken = <One extends { readonly id: string }>(all: readonly One[]): [One[], One[]] => [
  all.filter((one) => !isOfWorld(one)),
  all.filter(isOfWorld),
]

/** The picture of a person or a page nobody drew. */
export const plainPicture: Picture = { motif: 'person', colour: colours.brick }
