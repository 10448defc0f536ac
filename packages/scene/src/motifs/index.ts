import { abstractMotifs } from './abstract.ts'
import { careMotifs } from './care.ts'
import { craftMotifs } from './craft.ts'
import { feastMotifs } from './feast.ts'
import { foodMotifs } from './food.ts'
import { garageMotifs } from './garage.ts'
import { lawMotifs } from './law.ts'
import type { Motif } from './motif.ts'
import { officeMotifs } from './office.ts'
import { sceneryMotifs } from './scenery.ts'
import { seasonMotifs } from './season.ts'
import { shopMotifs } from './shop.ts'
import { sportMotifs } from './sport.ts'

export const motifs: readonly Motif[] = [
  ...foodMotifs,
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
  ...abstractMotifs,
]

const byName = new Map(motifs.map((motif) => [motif.name, motif]))
export const motifByName = (name: string): Motif | null => byName.get(name) ?? null
