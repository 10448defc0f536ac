// What the demo world needs from outside before it is written down: its accounts over there, and what stands on them already.
import type { Network } from '@postelier/contract'
import { days, later } from '../platform/clock.ts'
import { instantOf, localTimeOf } from '../platform/local-time.ts'
import type { Platform } from '../platform/platform.ts'
import { demoAgencyCustomers } from './demo-agency.ts'
import { agencyYear } from './demo-agency-posts.ts'
import { demoCustomers } from './demo-people.ts'
import { demoAhead, demoYear, type YearPost } from './demo-year.ts'
import {
  type KeptThere,
  type LinkedThere,
  type OverThere,
  openOverThere,
  type WhoThere,
} from './over-there.ts'

interface Account extends WhoThere {
  readonly networks: readonly Network[]
  /** One that came to its end some days ago. */
  readonly ended?: Network
  /** One that ends in so many days. */
  readonly ending?: readonly [Network, number]
}

const accounts: Readonly<Record<string, Account>> = {
  'helene@maisonverdier.fr': {
    person: 'helene-verdier',
    page: 'maison-verdier',
    pageName: 'Maison Verdier',
    networks: ['facebook', 'instagram', 'linkedin', 'bluesky'],
    ended: 'bluesky',
    ending: ['linkedin', 18],
  },
  'antoine@roussel-avocats.fr': {
    person: 'antoine-roussel',
    page: 'roussel-avocats',
    pageName: 'Roussel Avocats',
    networks: ['linkedin', 'x'],
  },
  'yasmine@salon-yasmine.fr': {
    person: 'yasmine-ferrand',
    page: 'salon-yasmine',
    pageName: 'Salon Yasmine',
    networks: ['facebook', 'instagram'],
  },
  'malika@garage-bellecour.fr': {
    person: 'malika-benali',
    page: 'garage-bellecour',
    pageName: 'Garage Bellecour',
    networks: ['facebook', 'instagram'],
  },
  'marc@atelier-nord.fr': {
    person: 'marc-delmas',
    page: 'atelier-nord',
    pageName: 'Atelier Nord',
    networks: ['facebook', 'instagram'],
  },
  'lin@studio-lin.fr': {
    person: 'lin-nguyen',
    page: 'studio-lin',
    pageName: 'Studio Lin',
    networks: ['facebook', 'instagram'],
  },
}

/** A post at its instant. */
export interface DatedPost extends YearPost {
  readonly key: string
  readonly at: Date
  readonly local: string
}

export const zone = 'Europe/Paris'

export interface Reached {
  readonly links: readonly LinkedThere[]
  readonly ended: Network | undefined
  readonly past: readonly DatedPost[]
  readonly ahead: readonly DatedPost[]
  /** What is out, by the post's key and the network. */
  readonly kept: ReadonlyMap<string, KeptThere>
}

/** By the address of who signs in; nothing where the demo networks are not there. */
export async function reachOut(platform: Platform): Promise<ReadonlyMap<string, Reached>> {
  const there = await openOverThere(platform)
  if (!there) return new Map()
  const now = platform.clock.now()
  try {
    const found = await Promise.all(
      Object.keys(accounts).map(async (email) => [email, await reach(there, email, now)] as const),
    )
    return new Map(found.flatMap(([email, reached]) => (reached ? [[email, reached] as const] : [])))
  } catch (reason) {
    platform.log.warn(
      { err: reason },
      'the demo networks did not answer as they should: the demo world has none',
    )
    return new Map()
  }
}

async function reach(there: OverThere, email: string, now: Date): Promise<Reached | undefined> {
  const account = accounts[email]
  if (!account) return undefined
  const joined =
    [...demoCustomers, ...demoAgencyCustomers].find((one) => one.email === email)?.joinedDaysAgo ?? 0
  const dated = (posts: readonly YearPost[] = []) =>
    posts
      .map((post, nth) => datedOf(post, `${account.page}-${nth}`, nth, now))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const past = dated(demoYear[email] ?? agencyYear[email]).filter(
    ({ at }) => at > later(now, -days(joined - 1)) && at < now,
  )
  const links: LinkedThere[] = []
  const kept = new Map<string, KeptThere>()
  for (const network of account.networks) {
    links.push(endingIn(await there.link(network, account), account, now))
    const out = past.filter((post) => post.networks.includes(network) && post.trouble?.network !== network)
    for (const one of await there.writeHistory(
      network,
      account,
      out.map(({ key, hook, at }) => ({ key, at, text: hook })),
    ))
      kept.set(`${one.key} ${network}`, one)
  }
  if (account.ended) await there.takeBack(account.ended, account)
  return { links, ended: account.ended, past, ahead: dated(demoAhead[email]), kept }
}

function endingIn(linked: LinkedThere, { ending }: Account, now: Date): LinkedThere {
  if (ending?.[0] !== linked.network) return linked
  const { tokens, ...granted } = linked.granted
  const end = later(now, days(ending[1])).toISOString()
  // What can be renewed ends when the renewing does.
  const ends = tokens.refreshExpiresAt === null ? { accessExpiresAt: end } : { refreshExpiresAt: end }
  return { ...linked, granted: { ...granted, tokens: { ...tokens, ...ends } } }
}

function datedOf(post: YearPost, key: string, nth: number, now: Date): DatedPost {
  const minute = ['00', '15', '30'][nth % 3]
  const local = `${dayOf(post.day, now)}T${String(post.hour).padStart(2, '0')}:${minute}`
  const found = instantOf(local, zone)
  if (typeof found === 'string') throw new Error(`There is no ${local}`)
  return { ...post, key, local, at: found.at }
}

function dayOf(day: YearPost['day'], now: Date): string {
  if (typeof day === 'number') return localTimeOf(later(now, -days(day)), zone).slice(0, 10)
  const today = localTimeOf(now, zone).slice(0, 10)
  const year = Number(today.slice(0, 4))
  return `${year}-${day}` < today ? `${year}-${day}` : `${year - 1}-${day}`
}
