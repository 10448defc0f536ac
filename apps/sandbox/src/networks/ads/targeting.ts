// Whom an ad set may be shown to: everything that the Marketing API refuses about it.
import { z } from 'zod'
import { adsRefusal, invalidField } from './ads-error.ts'
import { interests } from './interests.ts'
import { cityWithKey, countries, regionWithKey, restrictedCountries } from './places.ts'

const named = z.object({ id: z.coerce.string(), name: z.string().optional() })
const list = z.array(z.string())
const schema = z.object({
  age_min: z.coerce.number().int().default(18),
  age_max: z.coerce.number().int().default(65),
  genders: z.array(z.coerce.number().int()).default([]),
  geo_locations: z
    .object({
      countries: list.default([]),
      regions: z.array(z.object({ key: z.coerce.string() })).default([]),
      cities: z
        .array(
          z.object({
            key: z.coerce.string(),
            radius: z.coerce.number().optional(),
            distance_unit: z.enum(['mile', 'kilometer']).default('mile'),
          }),
        )
        .default([]),
      location_types: list.optional(),
    })
    .prefault({}),
  interests: z.array(named).default([]),
  flexible_spec: z.array(z.object({ interests: z.array(named).default([]) })).default([]),
  custom_audiences: z.array(z.unknown()).default([]),
  exclusions: z.unknown().optional(),
  publisher_platforms: list.default([]),
  facebook_positions: list.default([]),
  instagram_positions: list.default([]),
  targeting_automation: z.object({ advantage_audience: z.coerce.number().int().optional() }).prefault({}),
})
export type Targeting = z.infer<typeof schema>

const positions = {
  facebook: [
    'feed',
    'story',
    'facebook_reels',
    'marketplace',
    'search',
    'profile_feed',
    'right_hand_column',
    'instream_video',
    'notification',
  ],
  instagram: [
    'stream',
    'story',
    'reels',
    'explore',
    'explore_home',
    'profile_feed',
    'ig_search',
    'profile_reels',
  ],
}
const platforms = ['facebook', 'instagram', 'audience_network', 'messenger']
const radii = { mile: [10, 50], kilometer: [17, 80] } as const

export interface TargetingSetting {
  /** The Graph version of the call. */
  version: number
  /** Housing, employment or credit: neither age nor gender may be chosen. */
  isSpecial: boolean
}

const refuse = (message: string) => invalidField(message, 'targeting')

export function checkTargeting(value: unknown, setting: TargetingSetting): Targeting {
  const read = schema.safeParse(value)
  if (!read.success)
    throw refuse(`Invalid targeting spec: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`)
  const targeting = read.data
  checkPeople(targeting, setting)
  checkAutomation(targeting, setting)
  checkWhere(targeting)
  checkInterests(targeting)
  checkPlacements(targeting, setting)
  return targeting
}

function checkPeople({ age_min, age_max, genders }: Targeting, { isSpecial }: TargetingSetting): void {
  if (age_min < 13 || age_max > 65 || age_min > age_max)
    throw refuse('The ages must be from 13 to 65, the least first')
  if (age_min < 18) throw adsRefusal(1870165, 'targeting')
  if (genders.some((gender) => gender !== 1 && gender !== 2)) throw refuse('Genders are 1 and 2')
  if (isSpecial && (age_min !== 18 || age_max !== 65 || genders.length > 0))
    throw refuse('In a special ad category neither age nor gender can be chosen')
}

function checkAutomation(targeting: Targeting, { version }: TargetingSetting): void {
  const flag = targeting.targeting_automation.advantage_audience
  if (flag === undefined) {
    if (version >= 26) throw adsRefusal(1870227, 'targeting')
    return
  }
  if (flag !== 0 && flag !== 1) throw refuse('advantage_audience is 0 or 1')
  if (flag === 1 && targeting.age_max < 65) throw adsRefusal(1870188, 'targeting')
  if (flag === 1 && targeting.age_min > 25) throw adsRefusal(1870189, 'targeting')
}

function checkWhere({ geo_locations: where, custom_audiences }: Targeting): void {
  const count = where.countries.length + where.regions.length + where.cities.length
  if (count === 0 && custom_audiences.length === 0) throw refuse('At least one location is needed')
  if (where.cities.length > 250 || where.regions.length > 200)
    throw refuse('At most 250 cities and 200 regions can be targeted')
  for (const code of where.countries) {
    if (restrictedCountries.includes(code)) throw adsRefusal(2641, 'targeting')
    if (!countries[code]) throw refuse(`The country ${code} is not known`)
  }
  const regions = where.regions.map(({ key }) => {
    const region = regionWithKey(key)
    if (!region) throw refuse(`The region ${key} is not known`)
    return region
  })
  for (const { key, radius, distance_unit } of where.cities) {
    const city = cityWithKey(key)
    if (!city) throw refuse(`The city ${key} is not known`)
    const [least, most] = radii[distance_unit]
    if (radius !== undefined && (radius < least || radius > most))
      throw refuse(`The radius must be from ${least} to ${most} ${distance_unit}s`)
    if (
      where.countries.includes(city.country_code) ||
      regions.some(({ key }) => Number(key) === city.region_id)
    )
      throw refuse(`Some of your locations overlap: ${city.name}`)
  }
  for (const region of regions)
    if (where.countries.includes(region.country_code))
      throw refuse(`Some of your locations overlap: ${region.name}`)
}

function checkInterests({ interests: flat, flexible_spec, exclusions }: Targeting): void {
  if (exclusions !== undefined) throw refuse('Detailed exclusions are no longer available')
  for (const { id } of [...flat, ...flexible_spec.flatMap((spec) => spec.interests)]) {
    const interest = interests.find((one) => one.id === id)
    if (!interest) throw refuse(`The interest ${id} is not known`)
    if (interest.retired) throw adsRefusal(1487694, 'targeting')
  }
}

function checkPlacements(targeting: Targeting, { version }: TargetingSetting): void {
  const wrong =
    targeting.publisher_platforms.find((one) => !platforms.includes(one)) ??
    targeting.facebook_positions.find((one) => !positions.facebook.includes(one)) ??
    targeting.instagram_positions.find(
      (one) => !positions.instagram.includes(one) || (one === 'explore' && version >= 26),
    )
  if (wrong !== undefined) throw refuse(`The placement ${wrong} is not available`)
}

/** The countries that are reached, whether named or through a city or region. */
export function countriesOf({ geo_locations: where }: Targeting): string[] {
  const through = [
    ...where.cities.map(({ key }) => cityWithKey(key)),
    ...where.regions.map(({ key }) => regionWithKey(key)),
  ].flatMap((place) => (place ? [place.country_code] : []))
  return [...new Set([...where.countries, ...through])]
}
