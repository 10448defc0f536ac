/** France, and what keeps its days under a code of its own. */
const france = ['FR', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'BL', 'WF', 'YT', 'MC']

/** Days that mean something in some countries only, by the codes of those; any other day is for everybody. */
const countries: Readonly<Record<string, readonly string[]>> = {
  bastille: france,
  'beer-purity': ['DE', 'AT'],
  burns: ['GB'],
  cheese: france,
  grandfathers: france,
  grandmothers: france,
  heritage: france,
  'ice-cream': ['US'],
  // One town's own.
  lights: [],
  mothers: france,
  'small-saturday': ['US'],
  'small-saturday-uk': ['GB'],
  'summer-sales': france,
  thanksgiving: ['US'],
  'winter-sales': france,
}

/** Whether a day is kept where a business is; who has not said where it is sees all of them. */
export const isKeptIn = (country: string | null, key: string): boolean =>
  country === null || (countries[key]?.includes(country) ?? true)

export const daysOfCountries: readonly string[] = Object.keys(countries)
