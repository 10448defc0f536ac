// Who and what is there already while the demo is told: events find each other's people here.
import type { CommandContext } from '../access/context.ts'
import { demoAgency, demoAgencyCustomers } from './demo-agency.ts'
import { demoStaff } from './demo-people.ts'
import { asPerson, type Somebody } from './earlier.ts'
import type { Reached } from './reach-out.ts'
import { templatesOf } from './write-posts.ts'

/** Something that happened to the world, with what it needs of what happened before. */
export interface Event {
  readonly daysAgo: number
  happen(ctx: CommandContext, world: World): Promise<void>
}

export interface World {
  readonly passwordHash: string
  readonly admin: Somebody
  /** Who came already, by address. */
  readonly ids: Map<string, number>
  /** Their accounts on the demo networks, by address. */
  readonly reached: ReadonlyMap<string, Reached>
  /** What each may draw from, by who they are. */
  readonly templates: Map<number, readonly number[]>
}

/** The account itself; one that an agency made is the agency's. */
export function ownerOf(world: World, email: string): Somebody {
  const isOfAgency = demoAgencyCustomers.some((one) => one.email === email)
  const ownerId = isOfAgency ? idOf(world, demoAgency.email) : 0
  return { id: idOf(world, email), type: 'customer', ownerId }
}

export async function templatesFor(
  ctx: CommandContext,
  { templates }: World,
  who: Somebody,
): Promise<readonly number[]> {
  const known = templates.get(who.id) ?? (await templatesOf(asPerson(ctx, who), who.id))
  templates.set(who.id, known)
  return known
}

export const idOf = ({ ids }: World, email: string): number => {
  const id = ids.get(email)
  if (id === undefined) throw new Error(`The demo world does not know ${email} yet`)
  return id
}

export const agentIn =
  (world: World) =>
  (called: string): Somebody => {
    const found = demoStaff.find(({ firstName }) => firstName === called)
    if (!found) throw new Error(`The demo world does not know ${called}`)
    const ownerId = found.managedBy === undefined ? 0 : idOf(world, found.managedBy)
    return { id: idOf(world, found.email), type: found.type, ownerId }
  }
