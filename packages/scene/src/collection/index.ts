import type { Brand } from '../brand/brand.ts'
import type { Size } from '../geometry/box.ts'
import type { Drawing } from '../paint/drawing.ts'
import { feastPictures } from './feast.ts'
import { gradientPictures } from './gradients.ts'
import { handPictures } from './hand.ts'
import { landPictures } from './land.ts'
import { lightPictures } from './lights.ts'
import { organicPictures } from './organic.ts'
import { paperPictures } from './paper.ts'
import type { CollectionPicture } from './picture.ts'
import { randomFrom } from './random.ts'
import { roomPictures } from './room.ts'
import { roundPictures } from './round.ts'
import { straightPictures } from './straight.ts'
import { tablePictures } from './table.ts'
import { texturePictures } from './textures.ts'
import { townPictures } from './town.ts'
import { waterPictures } from './water.ts'
import { weatherPictures } from './weather.ts'
import { wovenPictures } from './woven.ts'

/** The stock of whoever has no stock service. */
export const collectionPictures: readonly CollectionPicture[] = [
  ...landPictures,
  ...weatherPictures,
  ...waterPictures,
  ...townPictures,
  ...roomPictures,
  ...feastPictures,
  ...organicPictures,
  ...handPictures,
  ...tablePictures,
  ...roundPictures,
  ...straightPictures,
  ...wovenPictures,
  ...gradientPictures,
  ...lightPictures,
  ...texturePictures,
  ...paperPictures,
]

const byName = new Map(collectionPictures.map((picture) => [picture.name, picture]))

export const collectionPictureByName = (name: string): CollectionPicture | null => byName.get(name) ?? null

/** The same seed paints the same picture; null for a name nobody has. */
export function paintCollectionPicture(
  name: string,
  { stage, brand, seed }: { stage: Size; brand: Brand; seed: number },
): Drawing[] | null {
  const { primary, secondary, tertiary } = brand.colours
  return collectionPictureByName(name)?.paint(stage, [primary, secondary, tertiary], randomFrom(seed)) ?? null
}
