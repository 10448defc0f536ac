import { z } from 'zod'
import { fact, factPrice, readingFailures } from './planning.ts'

/** Which of a product's elements is what. */
export const productFieldNames = ['name', 'description', 'price', 'salePrice', 'url', 'image', 'id'] as const
export const productFieldName = z.enum(productFieldNames)
export type ProductFieldName = z.infer<typeof productFieldName>

const element = z.string().min(1).max(200)
export const productMapping = z.object({
  /** The path of the element that repeats. */
  item: z.string().min(1).max(600),
  fields: z.partialRecord(productFieldName, element),
})
export type MappingOfProducts = z.infer<typeof productMapping>

/** Why nothing came of reading a source or an address. */
export const sourceFailures = [
  ...readingFailures,
  /** A page where there should be XML. */
  'html',
  'notXml',
  /** It defines entities: whoever does wants more than a list. */
  'entities',
  'noFeed',
  'noItems',
  /** Nobody is chosen who could look at a picture, or they did not answer. */
  'noEngine',
] as const
export const sourceFailure = z.enum(sourceFailures)
export type SourceFailure = z.infer<typeof sourceFailure>

/** Words in a source that speak to machines: nothing of these was taken. */
export const sourceFlag = z.object({ text: z.string(), url: z.string() })
export type SourceFlag = z.infer<typeof sourceFlag>

/** A picture is no address: it is looked at by an engine, where one is chosen. */
export const lookupKinds = ['page', 'articles', 'news', 'products', 'picture'] as const
export const lookupKind = z.enum(lookupKinds)
export type LookupKind = z.infer<typeof lookupKind>

/** One item as it will be known. */
export const thingView = z.object({
  name: z.string(),
  text: z.string(),
  url: z.string(),
  image: z.string(),
  date: z.iso.date().nullable(),
  price: factPrice.nullable(),
  /** Whether it says something that stands alone. */
  isTold: z.boolean(),
})
export type ThingView = z.infer<typeof thingView>

export const foundPage = z.object({
  is: z.literal('page'),
  url: z.string(),
  title: z.string(),
  /** Of the business's own site. */
  isOwn: z.boolean(),
  facts: z.array(fact),
  flags: z.array(z.string()),
})
export const foundFeed = z.object({
  is: z.literal('feed'),
  title: z.string(),
  count: z.number(),
  things: z.array(thingView),
  flags: z.array(z.string()),
  /** Of products: elements to choose among, the first few items as they stand, and which element is what. */
  products: z
    .object({
      names: z.array(z.string()),
      samples: z.array(z.record(z.string(), z.string())),
      mapping: productMapping,
      isGoogle: z.boolean(),
    })
    .nullable(),
})
/** What a picture shows, as an engine proposes it: somebody says yes to it, or says it better. */
export const foundPicture = z.object({ is: z.literal('picture'), text: z.string() })
export const found = z.discriminatedUnion('is', [foundPage, foundFeed, foundPicture])
export type Found = z.infer<typeof found>
export type FoundFeed = z.infer<typeof foundFeed>
export type FoundPage = z.infer<typeof foundPage>
