import type { StockPictureView } from '@postelier/contract'
import { type CollectionPicture, collectionPictures, searchCollection } from '@postelier/scene'
import { notFound } from '../../../platform/errors.ts'
import type { StockSearch, StockSource } from './stock-source.ts'

/** Drawn at any size; a square stands for all of them. */
const edge = 1080
const seed = 1

/** Services are searched in English, so its words count too, after those of the reader's language. */
const found = ({ keywords, language }: StockSearch): readonly CollectionPicture[] =>
  keywords.length === 0
    ? collectionPictures
    : [
        ...new Set([
          ...searchCollection(keywords, language),
          ...searchCollection(keywords, language === 'en' ? 'fr' : 'en'),
        ]),
      ]

/** The platform's own pictures, made by code: for whoever has no service, with no key and no call. */
export const collection: StockSource = {
  service: 'collection',
  async search(input) {
    const pictures = found(input)
    const items = pictures
      .slice(input.offset, input.offset + input.limit)
      .map(({ name, label }): StockPictureView => {
        const asset = `collection.${name}.${seed}`
        return {
          id: asset,
          label: label[input.language],
          asset,
          thumb: null,
          width: edge,
          height: edge,
          credit: null,
        }
      })
    return { total: pictures.length, items }
  },
  take: () => Promise.reject(notFound()),
}
