import { z } from 'zod'

/** Of templates and of themes. Only what is enabled is offered to customers. */
export const visualStatuses = ['draft', 'enabled', 'disabled'] as const
export const visualStatus = z.enum(visualStatuses)
export type VisualStatus = z.infer<typeof visualStatus>

export const templateTypes = ['SINGLE', 'CAROUSEL'] as const
export const templateType = z.enum(templateTypes)
export type TemplateType = z.infer<typeof templateType>

/** The ratios a template can have, across and down. */
export const templateFormats = ['1:1', '16:9', '9:16'] as const
export const templateFormat = z.enum(templateFormats)
export type TemplateFormat = z.infer<typeof templateFormat>

/** What a post is about, as far as its picture cares. */
export const thematics = ['product', 'actuality', 'event', 'recruitment', 'brand'] as const
export const thematic = z.enum(thematics)
export type Thematic = z.infer<typeof thematic>

/** Brands that are nobody's, to judge a template by: most templates fail at one of the three. */
export const sampleBrands = ['light', 'dark', 'loud'] as const
export const sampleBrand = z.enum(sampleBrands)
export type SampleBrand = z.infer<typeof sampleBrand>

/** Where pictures are looked for: services with a key, and the collection of the platform, made by code. */
export const stockServices = ['pexels', 'unsplash', 'pixabay', 'collection'] as const
export const stockService = z.enum(stockServices)
export type StockService = z.infer<typeof stockService>
/** How many words a picture is looked for by. */
export const mostPictureWords = 3
/** How many pictures of its own a business keeps for posts. */
export const mostPostPictures = 10
