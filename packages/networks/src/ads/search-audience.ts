import * as z from 'zod'
import type { CallContext, Tokens } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { graph } from '../meta/graph.ts'
import { adsHost } from './ad-accounts.ts'
import type { AudienceChoice } from './boost-adapter.ts'

const most = '25'

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
      ...{ type: 'adgeolocation', q: asked.text, location_types: '["city"]' },
      ...{ country_code: asked.country, limit: most },
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
