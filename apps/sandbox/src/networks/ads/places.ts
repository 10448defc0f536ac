// The places that can be searched and targeted here: a small world, mostly where the product is sold.

export const countries: Readonly<Record<string, string>> = {
  FR: 'France',
  BE: 'Belgium',
  CH: 'Switzerland',
  LU: 'Luxembourg',
  CA: 'Canada',
  DE: 'Germany',
  AT: 'Austria',
  ES: 'Spain',
  IT: 'Italy',
  PT: 'Portugal',
  NL: 'Netherlands',
  IE: 'Ireland',
  GB: 'United Kingdom',
  US: 'United States',
  PL: 'Poland',
  SE: 'Sweden',
  DK: 'Denmark',
  FI: 'Finland',
  GR: 'Greece',
  CZ: 'Czech Republic',
  RO: 'Romania',
  HU: 'Hungary',
  MA: 'Morocco',
  TN: 'Tunisia',
  SN: 'Senegal',
  CI: 'Ivory Coast',
  JP: 'Japan',
  AU: 'Australia',
}

/** Where ads must say who pays for them. */
export const europeanUnion: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]
export const restrictedCountries: readonly string[] = ['CU', 'IR', 'KP', 'RU', 'SY']

export interface AdLocation {
  key: string
  name: string
  type: 'city' | 'region' | 'country'
  country_code: string
  country_name: string
  region?: string
  region_id?: number
  supports_region: boolean
  supports_city: boolean
}

const cityNames: readonly (readonly [country: string, region: string, cities: string])[] = [
  ['FR', 'Île-de-France', 'Paris,Versailles,Boulogne-Billancourt,Saint-Denis'],
  ['FR', 'Auvergne-Rhône-Alpes', 'Lyon,Grenoble,Saint-Étienne,Annecy,Clermont-Ferrand,Chambéry'],
  ['FR', 'Provence-Alpes-Côte d’Azur', 'Marseille,Nice,Toulon,Aix-en-Provence,Avignon,Cannes'],
  ['FR', 'Nouvelle-Aquitaine', 'Bordeaux,Limoges,Poitiers,La Rochelle,Pau,Biarritz'],
  ['FR', 'Occitanie', 'Toulouse,Montpellier,Nîmes,Perpignan,Albi'],
  ['FR', 'Bretagne', 'Rennes,Brest,Quimper,Saint-Malo,Vannes,Lorient'],
  ['FR', 'Pays de la Loire', 'Nantes,Angers,Le Mans,Laval'],
  ['FR', 'Hauts-de-France', 'Lille,Amiens,Roubaix,Calais,Arras'],
  ['FR', 'Grand Est', 'Strasbourg,Reims,Metz,Nancy,Mulhouse,Colmar'],
  ['FR', 'Normandie', 'Rouen,Caen,Le Havre,Cherbourg'],
  ['FR', 'Centre-Val de Loire', 'Orléans,Tours,Bourges,Chartres'],
  ['FR', 'Bourgogne-Franche-Comté', 'Dijon,Besançon,Beaune'],
  ['BE', 'Brussels', 'Brussels'],
  ['BE', 'Wallonia', 'Liège,Namur,Charleroi,Mons'],
  ['BE', 'Flanders', 'Antwerp,Ghent,Bruges'],
  ['CH', 'Geneva', 'Geneva'],
  ['CH', 'Vaud', 'Lausanne,Montreux'],
  ['CH', 'Zürich', 'Zürich'],
  ['LU', 'Luxembourg', 'Luxembourg'],
  ['CA', 'Quebec', 'Montreal,Quebec City,Gatineau,Sherbrooke'],
  ['DE', 'Bavaria', 'Munich,Nuremberg'],
  ['DE', 'Berlin', 'Berlin'],
  ['AT', 'Salzburg', 'Salzburg'],
  ['AT', 'Vienna', 'Vienna'],
  ['ES', 'Catalonia', 'Barcelona,Girona'],
  ['IT', 'Lombardy', 'Milan,Bergamo'],
  ['GB', 'England', 'London,Manchester,Bristol'],
  ['US', 'New York', 'New York,Buffalo'],
]

const base = (country: string) => ({
  country_code: country,
  country_name: countries[country] ?? country,
  supports_region: true,
  supports_city: true,
})

const regions: readonly AdLocation[] = cityNames.map(([country, region], index) => ({
  key: String(3875 + index),
  name: region,
  type: 'region',
  ...base(country),
}))
const cities: readonly AdLocation[] = cityNames.flatMap(([country, region, names], block) =>
  names.split(',').map(
    (name, index): AdLocation => ({
      key: String(777_900 + block * 20 + index),
      name,
      type: 'city',
      region,
      region_id: 3875 + block,
      ...base(country),
    }),
  ),
)
const countryPlaces: readonly AdLocation[] = Object.keys(countries).map((code) => ({
  key: code,
  name: countries[code] ?? code,
  type: 'country',
  ...base(code),
}))
const places: readonly AdLocation[] = [...cities, ...regions, ...countryPlaces]

/** Accents do not matter to somebody who types. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

export function searchPlaces(
  query: string,
  types: readonly string[],
  country: string | undefined,
): AdLocation[] {
  const wanted = plain(query.trim())
  return places.filter(
    (place) =>
      types.includes(place.type) &&
      (country === undefined || place.country_code === country) &&
      plain(place.name)
        .split(/[\s-]/)
        .concat(plain(place.name))
        .some((word) => word.startsWith(wanted)),
  )
}

export const cityWithKey = (key: string): AdLocation | undefined => cities.find((city) => city.key === key)
export const regionWithKey = (key: string): AdLocation | undefined =>
  regions.find((region) => region.key === key)
