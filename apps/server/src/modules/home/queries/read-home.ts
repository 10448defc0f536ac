import { agentTypes, type HomeView } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { holds, ownAccountId, type PersonActor } from '../../../access/actor.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError } from '../../../platform/errors.ts'
import { endingVersions } from '../../../platform/networks/ending-versions.ts'
import { creditsAhead, readPlan } from '../../billing/index.ts'
import { missingEssentials } from '../../brand/index.ts'
import { countWaitingProposals, proposalsOf } from '../../catalogue/index.ts'
import { teamToday, workToday } from '../../orders/index.ts'
import {
  countAgenciesWaiting,
  countCustomers,
  countUnansweredContacts,
  countUnopened,
} from '../../people/index.ts'
import { waitingSubjects } from '../../planning/index.ts'
import { hasNetwork, postsToday } from '../../publishing/index.ts'
import { hadPostsBefore } from '../../tasks/index.ts'
import { awayBetween, holidaysWaiting, hoursOn } from '../../workforce/index.ts'
import { dayIn, endOf, startOf, weekOf } from '../days.ts'

type Part = Partial<HomeView>

const nothing: HomeView = {
  week: null,
  credits: null,
  posts: null,
  subjectsWaiting: null,
  hasNetwork: null,
  contactsUnanswered: null,
  essentialsMissing: null,
  sectorsProposed: null,
  customers: null,
  agenciesWaiting: null,
  sectorsWaiting: null,
  unopened: null,
  versionsEnding: null,
  away: null,
  hours: null,
  work: null,
  team: null,
}

/** Counts and short lists on indexes only: everybody asks for it, each time they come in. */
export async function readHome(ctx: QueryContext): Promise<HomeView> {
  const { actor } = ctx
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const parts = await Promise.all([ofAccount(ctx, actor), ofPlatform(ctx, actor), ofWork(ctx, actor)])
  return Object.assign({}, nothing, ...parts)
}

async function ofAccount(ctx: QueryContext, actor: PersonActor): Promise<Part> {
  const { db } = ctx
  const id = ownAccountId(actor)
  if (actor.type === 'agencyManager') {
    return holds(actor, 'agency:consult') ? { customers: await countCustomers(db, id) } : {}
  }
  if (actor.type !== 'customer' && actor.type !== 'contact') return {}
  const mayEdit = holds(actor, 'account:edit')
  const [credits, posts, subjectsWaiting, linked, contactsUnanswered, essentialsMissing, sectorsProposed] =
    await Promise.all([
      holds(actor, 'billing:consult') ? creditsOf(ctx, id) : null,
      holds(actor, 'posts:consult') ? postsOf(ctx, id) : {},
      holds(actor, 'planning:edit') ? waitingSubjects(db, id) : null,
      holds(actor, 'networks:create') ? hasNetwork(ctx.platform, db, id) : null,
      holds(actor, 'contacts:consult') ? countUnansweredContacts(db, id) : null,
      mayEdit ? missingEssentials(db, id) : null,
      mayEdit ? proposalsOf(db, id) : null,
    ])
  return {
    credits,
    ...posts,
    subjectsWaiting,
    hasNetwork: linked,
    contactsUnanswered,
    essentialsMissing,
    sectorsProposed,
  }
}

async function creditsOf({ db, now }: QueryContext, id: number): Promise<HomeView['credits']> {
  const [ahead, plan] = await Promise.all([creditsAhead(db, id, now), readPlan(db, id, now)])
  return { ...ahead, ...plan }
}

/** The week is the business's, whoever looks at it and from where. */
async function postsOf(ctx: QueryContext, accountId: number): Promise<Part> {
  const [business] = await ctx.db
    .select({ timeZone: person.timeZone })
    .from(person)
    .where(eq(person.id, accountId))
  const timeZone = business?.timeZone ?? 'UTC'
  const today = dayIn(ctx.now, timeZone)
  const week = weekOf(today, await hadPostsBefore(ctx, accountId, startOf(today, timeZone)))
  return { week, posts: await postsToday(ctx, { accountId, until: endOf(week, timeZone) }) }
}

async function ofPlatform({ db, platform, now }: QueryContext, actor: PersonActor): Promise<Part> {
  const seesAll = actor.isSuperAdmin && holds(actor, 'adminUsers:consult')
  const [agenciesWaiting, unopened, sectorsWaiting] = await Promise.all([
    seesAll ? countAgenciesWaiting(db) : null,
    seesAll ? countUnopened(db) : null,
    holds(actor, 'adminActivitySectors:consult') ? countWaitingProposals(db) : null,
  ])
  const versionsEnding = seesAll ? endingVersions(platform.networks, now) : null
  return { agenciesWaiting, unopened, sectorsWaiting, versionsEnding }
}

async function ofWork(ctx: QueryContext, actor: PersonActor): Promise<Part> {
  const { db, now } = ctx
  const isAgent = agentTypes.some((type) => type === actor.type)
  if (!isAgent && actor.type !== 'teamManager') return {}
  const [own] = await db
    .select({ timeZone: person.timeZone })
    .from(person)
    .where(eq(person.id, actor.personId))
  const today = dayIn(now, own?.timeZone ?? 'UTC')
  if (isAgent) {
    const [hours, work] = await Promise.all([
      hoursOn(db, actor.personId, today),
      holds(actor, 'work:consult') ? workToday(ctx, actor.personId) : null,
    ])
    return { hours, work }
  }
  const [work, holidays] = await Promise.all([
    holds(actor, 'team:consult') ? teamToday(ctx) : null,
    holds(actor, 'holidays:edit') ? holidaysWaiting(db, actor) : 0,
  ])
  const team = work && { ...work, holidays }
  if (!holds(actor, 'adminUsers:consult')) return { team }
  const week = weekOf(today)
  return { week, team, away: await awayBetween(db, actor.personId, week) }
}
