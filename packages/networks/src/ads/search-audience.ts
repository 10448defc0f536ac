import * as z from 'zod'
import type { CallContext, Tokens } from '../adapter.ts'
import { idText, jsonOf, nothing } from '../calling/answer.ts'
import { graph, idIn } from '../meta/graph.ts'
import { adsHost } from './ad-accounts.ts'
import type { AudienceChoice, AudienceInput } from './boost-adapter.ts'
import { targetingOf } from './write-boost.ts'

const most = '25'

const country = z
  .object({ key: z.string().optional(), country_code: z.string().optional() })
  // The search for places names a country by its key alone; its own search of old named it by its letters.
  .transform(({ key, country_code: letters }) => key ?? letters)
  .pipe(z.string())
const countries = z.object({ data: z.array(country) })

/** More than there are. */
const mostCountries = '1000'

export const listCountries = async (context: CallContext, tokens: Tokens): Promise<string[]> => {
  const { data } = await graph(context, adsHost(context), {
    path: '/search',
    token: tokens.access,
    query: { type: 'adgeolocation', location_types: '["country"]', q: '', limit: mostCountries },
    read: jsonOf(countries),
  })
  return [...new Set(data)]
}

/** How many it would be is not told to anybody: that it is counted says that they can be reached. */
export const tryAudience = async (
  context: CallContext,
  tokens: Tokens,
  { advertAccount, boost }: AudienceInput,
): Promise<void> => {
  await graph(context, adsHost(context), {
    path: `/${idIn(advertAccount)}/reachestimate`,
    token: tokens.access,
    query: { targeting_spec: JSON.stringify(targetingOf(boost)) },
    read: nothing,
  })
}

const cities = z.object({
  data: z.array(z.object({ key: idText, name: z.string(), region: z.string().catch('') })),
})

export const searchCities = async (
  context: CallContext,
  tokens: Tokens,
  asked: { readonly text: string; readonly country: string },
): Promise<AudienceChoice[]> => {
  const { data } = await graph(context, adsHost(context), {
    path: '/search',
    token: tokens.access,
    query: {
      type: 'adgeolocation',
      q: asked.text,
      location_types: '["city"]',
      country_code: asked.country,
      limit: most,
    },
    read: jsonOf(cities),
  })
  return data.map(({ key, name, region }) => ({ id: key, name, hint: region }))
}

const interests = z.object({
  data: z.array(z.object({ id: idText, name: z.string(), path: z.array(z.string()).catch([]) })),
})

/** The hint is what an interest belongs to: the last name of its path is its own. */
export const searchInterests = async (
  context: CallContext,
  tokens: Tokens,
  asked: { readonly text: string; readonly language: string },
): Promise<AudienceChoice[]> => {
  const locale = asked.language === 'fr' ? 'fr_FR' : 'en_US'
  const { data } = await graph(context, adsHost(context), {
    path: '/search',
    token: tokens.access,
    query: { type: 'adinterest', q: asked.text, limit: most, locale },
    read: jsonOf(interests),
  })
  return data.map(({ id, name, path }) => ({ id, name, hint: path.slice(1, -1).join(' · ') }))
}
