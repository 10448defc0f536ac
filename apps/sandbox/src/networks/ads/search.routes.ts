// Whom one could reach: places, interests, and how many people that would be.
import { invalidParameter } from '../meta/graph-error.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { accountPath } from './accounts.routes.ts'
import { accountFor, adsReader } from './ads-access.ts'
import type { AdsSandbox } from './ads-sandbox.ts'
import { interests, interestView, searchInterests } from './interests.ts'
import { countries, searchPlaces } from './places.ts'
import { checkTargeting } from './targeting.ts'

const placeTypes = [
  'country',
  'country_group',
  'region',
  'city',
  'zip',
  'geo_market',
  'electoral_district',
  'neighborhood',
  'subcity',
]

export function searchRoutes(host: GraphHost, sandbox: AdsSandbox): void {
  const { facebook } = host.meta
  host.on('GET', '/search', { name: 'search-targeting', office: facebook }, (call) => {
    adsReader(call)
    return { data: found(call).slice(0, Math.min(call.params.whole('limit') ?? 25, 1000)) }
  })
  host.on('GET', `${accountPath}/targetingsearch`, { name: 'search-targeting', office: facebook }, (call) => {
    accountFor(sandbox, adsReader(call), call.id, 'GET')
    return {
      data: searchInterests(call.params.needText('q')).map((one) => ({
        ...interestView(one),
        type: 'interests',
      })),
    }
  })
  host.on('GET', `${accountPath}/reachestimate`, { name: 'estimate-reach', office: facebook }, (call) => {
    const size = sizeOf(call)
    return {
      data: { users_lower_bound: size, users_upper_bound: Math.round(size * 1.18), estimate_ready: true },
    }
  })
  host.on('GET', `${accountPath}/delivery_estimate`, { name: 'estimate-reach', office: facebook }, (call) => {
    call.params.needText('optimization_goal')
    const size = sizeOf(call)
    return {
      data: [
        {
          estimate_mau_lower_bound: size,
          estimate_mau_upper_bound: Math.round(size * 1.18),
          estimate_ready: true,
        },
      ],
    }
  })

  function found({ params }: GraphCall): unknown[] {
    const type = params.needText('type')
    if (type === 'adgeolocation') {
      const types = (params.list('location_types') ?? placeTypes).map(String)
      const wrong = types.find((one) => !placeTypes.includes(one))
      if (wrong !== undefined) throw invalidParameter(`Param location_types: ${wrong} is not valid`)
      const places = searchPlaces(params.text('q') ?? '', types, params.text('country_code'))
      // A country is named by its key, and by nothing else.
      return places.map(({ country_code, country_name, ...place }) =>
        place.type === 'country' ? place : { ...place, country_code, country_name },
      )
    }
    if (type === 'adinterest') return searchInterests(params.needText('q')).map(interestView)
    if (type === 'adinterestsuggestion') {
      const named = (params.list('interest_list') ?? []).map(String)
      const topics = interests.filter(({ name }) => named.includes(name)).map(({ topic }) => topic)
      return interests
        .filter(({ topic, name, retired }) => topics.includes(topic) && !named.includes(name) && !retired)
        .map(interestView)
    }
    if (type === 'adinterestvalid') {
      const ids = (params.list('interest_fbid_list') ?? []).map(String)
      return ids.map((id) => {
        const interest = interests.find((one) => one.id === id)
        return interest ? { ...interestView(interest), valid: !interest.retired } : { id, valid: false }
      })
    }
    if (type === 'adcountry')
      return Object.entries(countries).map(([country_code, name]) => ({
        key: country_code,
        country_code,
        name,
        type: 'country',
      }))
    throw invalidParameter(`Param type: ${type} is not a search of this stand-in`)
  }

  /** A rough number that shrinks with every wish. */
  function sizeOf(call: GraphCall): number {
    accountFor(sandbox, adsReader(call), call.id, 'GET')
    const targeting = checkTargeting(call.params.record('targeting_spec') ?? {}, {
      version: call.version,
      isSpecial: false,
    })
    const { countries: whole, regions, cities } = targeting.geo_locations
    const people = whole.length * 38_000_000 + regions.length * 3_000_000 + cities.length * 240_000
    const years = (targeting.age_max - targeting.age_min + 3) / 50
    const inputs = targeting.interests.length + targeting.flexible_spec.length
    return (
      Math.round(
        (people * years * (targeting.genders.length === 1 ? 0.5 : 1)) / (inputs > 0 ? 6 : 1) / 1000,
      ) * 1000
    )
  }
}
