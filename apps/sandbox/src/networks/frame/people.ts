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
  motif: 'person' | 'loaf' | 'chair' | 'wheel' | 'flower' | 'cup'
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
} as const

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
  person('yannick-le-goff', ['Yannick', 'Le Goff'], {
    headline: 'Tapissier d’ameublement',
    followers: 268,
    picture: { motif: 'person', colour: colours.sage },
    pages: [{ page: 'atelier-le-goff', role: 'admin' }],
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
]

/** The picture of a person or a page nobody drew. */
export const plainPicture: Picture = { motif: 'person', colour: colours.brick }
