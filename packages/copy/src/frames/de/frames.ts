import type { FramesOfFamily } from '../frame.ts'
import { any, list } from './any.ts'
import { day } from './days.ts'
import { event, offer, practical } from './moments.ts'
import { method, product, service } from './things.ts'
import { voice } from './voice.ts'
import { advice, question, story } from './words.ts'

export const german: FramesOfFamily = {
  any: [...any, ...voice],
  list,
  product,
  service,
  method,
  event,
  day,
  offer,
  practical,
  question,
  advice,
  story,
}
