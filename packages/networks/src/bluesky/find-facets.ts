import * as z from 'zod'

const feature = z.union([
  z.object({ $type: z.literal('app.bsky.richtext.facet#mention'), did: z.string() }),
  z.object({ $type: z.literal('app.bsky.richtext.facet#link'), uri: z.string() }),
  z.object({ $type: z.literal('app.bsky.richtext.facet#tag'), tag: z.string() }),
])

type Feature = z.infer<typeof feature>

const facet = z.object({
  index: z.object({ byteStart: z.number(), byteEnd: z.number() }),
  features: z.array(feature),
})
export type Facet = z.infer<typeof facet>

/**
 * The links, tags and mentions in a text, by their UTF-8 bytes: the network marks nothing by itself. A mention still
 * holds the handle where its id belongs; `resolveMentions` asks whose it is. The library is read at the first post: it takes
 * fifty megabytes and nearly a second, of which a server without Bluesky needs nothing.
 */
export async function findFacets(text: string): Promise<Facet[]> {
  const { RichText } = await import('@atproto/api')
  const rich = new RichText({ text })
  rich.detectFacetsWithoutResolution()
  return z.array(facet).parse(rich.facets ?? [])
}

export const handlesOf = (facets: readonly Facet[]): string[] => [
  ...new Set(facets.flatMap(({ features }) => features.flatMap((one) => ('did' in one ? [one.did] : [])))),
]

/** Puts ids where handles stood; a mention of nobody becomes plain text. */
export const withIds = (facets: readonly Facet[], ids: Readonly<Record<string, string>>): Facet[] =>
  facets.flatMap((one): Facet[] => {
    const features = one.features.flatMap((each): Feature[] => {
      if (!('did' in each)) return [each]
      const did = ids[each.did]
      return did ? [{ ...each, did }] : []
    })
    return features.length > 0 ? [{ ...one, features }] : []
  })
