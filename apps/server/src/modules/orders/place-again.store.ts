// Who makes work again that its business complained about, and by when: asked before the answer is sent, and once more as it is.
import type { RemakeView } from '@postelier/contract/desk'
import { and, eq, type SQL } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { localTimeOf } from '../../platform/local-time.ts'
import { laterByWorkingDays } from '../../platform/working-time.ts'
import { type TaskRow, zoneOfAccount } from '../tasks/index.ts'
import { chooseAgent } from './choose-agent.store.ts'
import { placeAt, type ReturnPlace } from './place-return.store.ts'
import { correctionMinutes } from './price.ts'
import { languageOf } from './queries/read-quote.ts'
import { agentsWho, isWorking, type OrderRow } from './queue.store.ts'

type Reader = Pick<Database, 'select'>

/** Who made it knows it: so much later than somebody else they may be done. */
const workingDaysForMaker = 2

/** Days are those of the business: it is the one that waits. */
export function isMakersAgain(
  maker: { readonly at: Date },
  first: { readonly at: Date } | null,
  zone: string,
): boolean {
  if (!first) return true
  const dayOf = (at: Date) => localTimeOf(at, zone).slice(0, 10)
  return dayOf(maker.at) <= dayOf(laterByWorkingDays(first.at, workingDaysForMaker, zone))
}

export interface Remake {
  readonly place: ReturnPlace
  readonly view: RemakeView
}

/** Its maker, where they are there and not much later than who is done first; else who is. Nobody within the days that are promised: null. */
export async function placeAgain(
  db: Reader,
  {
    post,
    order,
  }: { readonly post: Pick<TaskRow, 'accountId'>; readonly order: Pick<OrderRow, 'agentId' | 'minutes'> },
  /** Whose work their manager gives away: others of the team go before those of another. */
  team: SQL | undefined,
  now: Date,
): Promise<Remake | null> {
  const work = { minutes: correctionMinutes(order.minutes), now }
  const [maker] =
    order.agentId === null ? [] : await agentsWho(db, and(isWorking, eq(person.id, order.agentId)))
  const language = await languageOf(db, post.accountId)
  const wanted = { language, minutes: work.minutes, isUrgent: true }
  const [own, colleague, zone] = await Promise.all([
    maker ? placeAt(db, maker.id, work) : null,
    chooseAgent(db, wanted, now, team),
    zoneOfAccount(db, post.accountId),
  ])
  // Whoever answers keeps the work in their team as long as anybody there, its maker too, can do it.
  const chosen = colleague ?? (own || !team ? null : await chooseAgent(db, wanted, now))
  const first: ReturnPlace | null = chosen && {
    agentId: chosen.agent.id,
    position: chosen.assignment.position,
    promise: chosen.promise,
  }
  const isMaker = own !== null && isMakersAgain(endOf(own), first && endOf(first), zone)
  const place = isMaker ? own : first
  if (!place) return null
  return {
    place,
    view: {
      agentId: place.agentId,
      name: (isMaker ? maker?.name : chosen?.agent.name) ?? '',
      promisedAt: place.promise.at,
      makerAt: own?.promise.at ?? null,
    },
  }
}

const endOf = ({ promise }: ReturnPlace) => ({ at: new Date(promise.at) })
