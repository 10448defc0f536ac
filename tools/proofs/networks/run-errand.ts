// Whoever does something step by step over there, without a database: the machine the server decides with, and time that
// goes by at once.
import { type PostLookup, type Progress, Refusal, type StepResult } from '@postelier/networks/adapters'
import {
  after,
  beginFinal,
  type DeliveryEvent,
  type DeliveryState,
  fresh,
  resumed,
} from '../../../apps/server/src/modules/publishing/delivery.ts'

export interface Errand {
  readonly begin: () => Progress
  readonly step: (progress: Progress) => Promise<StepResult>
  readonly lookFor: (progress: Progress) => Promise<PostLookup>
  /** Renews what opens the account. */
  readonly refresh: () => Promise<void>
  /** The connection is over: a patient person makes it again. */
  readonly link: () => Promise<void>
  readonly now: () => Date
  readonly advance: (durationMs: number) => Promise<void>
  /** After each turn, with what was written down. */
  readonly watch?: (current: DeliveryState) => Promise<void>
}

/** What befalls whoever does it. */
export interface Accident {
  /** Whoever takes the step of that number dies, before the call or right after it. */
  readonly dies?: { readonly step: number; readonly wasTaken: boolean }
  /** Done before the account is read back for the first time. */
  readonly beforeLook?: () => Promise<void>
}

const mostTurns = 600

/** On and on until it is over, or a person must look. */
export async function runErrand(
  errand: Errand,
  { dies, beforeLook }: Accident = {},
): Promise<{ readonly current: DeliveryState; readonly steps: number }> {
  let current: DeliveryState = fresh
  let steps = 0
  let looks = 0
  for (let turn = 0; turn < mostTurns; turn++) {
    let event: DeliveryEvent
    if (current.state === 'unknown') {
      if (looks++ === 0) await beforeLook?.()
      event = await look(errand, current)
    } else {
      const progress = writtenDown(current.progress ?? errand.begin())
      const ready: DeliveryState = { ...current, state: 'claimed', progress }
      current = progress.isFinal ? beginFinal(ready, errand.now()) : ready
      event = await step(errand, progress, dies?.step === steps++ ? dies : undefined)
    }
    const outcome = after(current, event, errand.now())
    const { progress } = outcome.current
    current = { ...outcome.current, progress: progress && writtenDown(progress) }
    await errand.watch?.(current)
    if (outcome.followUp === 'refresh') await errand.refresh()
    if (current.state === 'held') {
      await errand.link()
      current = resumed(current, errand.now()).current
    } else if (outcome.nextAt === null) return { current, steps }
    else await errand.advance(outcome.nextAt.getTime() - errand.now().getTime())
  }
  throw new Error('It never came to an end')
}

/** What is stored between two steps is plain data: it must survive being written down. */
const writtenDown = (progress: Progress): Progress => JSON.parse(JSON.stringify(progress)) as Progress

async function step(errand: Errand, progress: Progress, dies: Accident['dies']): Promise<DeliveryEvent> {
  if (dies && !dies.wasTaken) return { type: 'abandoned' }
  try {
    const result = await errand.step(progress)
    return dies ? { type: 'abandoned' } : { type: 'stepped', result }
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return { type: 'refused', facts: reason.facts }
  }
}

async function look(errand: Errand, { progress }: DeliveryState): Promise<DeliveryEvent> {
  if (!progress) throw new Error('What is unknown was begun')
  try {
    return { type: 'found', lookup: await errand.lookFor(progress) }
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return { type: 'unread', facts: reason.facts }
  }
}
