/** A picture of the collection in a design: which one, and the seed that its chance begins with. */
export interface CollectionAsset {
  name: string
  seed: number
}

// Ids of kept files have no points in them.
const form = /^collection\.([a-z0-9-]{1,40})\.(\d{1,9})$/

export const collectionAsset = ({ name, seed }: CollectionAsset): string => `collection.${name}.${seed}`

/** Null for an asset that is a file. */
export function readCollectionAsset(asset: string): CollectionAsset | null {
  const found = form.exec(asset)
  return found ? { name: found[1] ?? '', seed: Number(found[2]) } : null
}
