import type { FoundFeed, ThingView } from '@postelier/contract'
import { cut, type SourceThing } from '@postelier/reading'
import type { SourceRead } from './read-source.ts'

/** As many as show whether the right elements were taken. */
const mostShown = 3
const shownText = 300
/** Names to choose among, and as much of what each holds as shows what it is: a feed is anybody's, and this is kept. */
const mostNames = 60
const longestSample = 600

export const presentThing = ({
  name,
  text,
  url,
  image,
  date,
  price,
  facts,
}: Omit<SourceThing, 'key'>): ThingView => ({
  name,
  text: cut(text, shownText),
  url,
  image,
  date,
  price,
  isTold: facts.length > 0,
})

/** What is shown of a feed before it is kept. */
export const presentRead = ({ title, count, things, flags, products }: SourceRead): FoundFeed => ({
  is: 'feed',
  title,
  count,
  things: things.slice(0, mostShown).map(presentThing),
  flags: flags.map(({ text }) => text),
  products: products && presentProducts(products),
})

function presentProducts({ names: all, samples, mapping, isGoogle }: NonNullable<SourceRead['products']>) {
  const matched = new Set(Object.values(mapping.fields))
  const names = all.filter((name, at) => at < mostNames || matched.has(name))
  const shown = new Set(names)
  const short = (sample: (typeof samples)[number]) =>
    Object.entries(sample).flatMap(([name, words]) =>
      shown.has(name) ? [[name, cut(words, longestSample)] as const] : [],
    )
  return { names, isGoogle, mapping, samples: samples.map((sample) => Object.fromEntries(short(sample))) }
}
