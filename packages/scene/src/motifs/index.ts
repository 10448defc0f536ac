import { abstractMotifs } from './abstract.ts'
import { bakeryMotifs } from './bakery.ts'
import { careMotifs } from './care.ts'
import { craftMotifs } from './craft.ts'
import { feastMotifs } from './feast.ts'
import { foodMotifs } from './food.ts'
import { garageMotifs } from './garage.ts'
import { larderMotifs } from './larder.ts'
import { lawMotifs } from './law.ts'
import type { Motif } from './motif.ts'
import { occasionMotifs } from './occasions.ts'
import { officeMotifs } from './office.ts'
import { sceneryMotifs } from './scenery.ts'
import { seasonMotifs } from './season.ts'
import { shopMotifs } from './shop.ts'
import { sportMotifs } from './sport.ts'
import { thingMotifs } from './things.ts'

/** All drawings of the platform; a design stores their keys, so that none may be renamed or removed. */
export const motifs: readonly Motif[] = [
  ...foodMotifs,
  ...bakeryMotifs,
  ...larderMotifs,
  ...lawMotifs,
  ...careMotifs,
  ...garageMotifs,
  ...sportMotifs,
  ...shopMotifs,
  ...craftMotifs,
  ...officeMotifs,
  ...seasonMotifs,
  ...sceneryMotifs,
  ...feastMotifs,
  ...thingMotifs,
  ...occasionMotifs,
  ...abstractMotifs,
]

const byName = new Map(motifs.map((motif) => [motif.name, motif]))
export const motifByName = (name: string): Motif | null => byName.get(name) ?? null
