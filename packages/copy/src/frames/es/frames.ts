import type { FramesOfFamily } from '../frame.ts'
import { any, list } from './any.ts'
import { event, offer, practical } from './moments.ts'
import { method, product, service } from './things.ts'
import { advice, question, story } from './words.ts'

export const spanish: FramesOfFamily = {
  ...{ any, list, product, service, method, event, offer, practical, question, advice, story },
}
