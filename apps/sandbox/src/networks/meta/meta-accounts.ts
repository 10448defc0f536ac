// The demo people and pages under the numbers that Meta would give them.

import type { NetworkOffice } from '../network-office.ts'
import { digitsOf } from '../shared/ids.ts'
import type { DemoPage, PageRole, Person } from '../shared/people.ts'

export const tasks = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'] as const
export type Task = (typeof tasks)[number]

const tasksByRole: Record<PageRole, readonly Task[]> = {
  admin: tasks,
  content: ['ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE'],
  analyst: ['ANALYZE'],
  former: [],
}
export const tasksOf = (role: PageRole): readonly Task[] => tasksByRole[role]

export const userNumber = (person: Person): string => digitsOf(`meta/user/${person.id}`, 15)
export const pageNumber = (page: Pick<DemoPage, 'id'>): string => digitsOf(`meta/page/${page.id}`, 15)

/** One page has no Instagram account, so that the missing key can be seen. */
export const instagramNumber = (page: DemoPage): string | undefined =>
  page.id === 'garage-benali' ? undefined : `17841${digitsOf(`meta/instagram/${page.id}`, 12)}`
/** The id of an Instagram account as one application sees it: another than the one in paths. */
export const instagramScoped = (page: DemoPage): string => digitsOf(`meta/instagram-scoped/${page.id}`, 16)

export interface Held {
  page: DemoPage
  role: PageRole
}

export const heldPages = (office: NetworkOffice, person: Person): readonly Held[] =>
  office.pagesOf(person).filter(({ role }) => role !== 'former')

export const pageNumbered = (office: NetworkOffice, number: string): DemoPage | undefined =>
  office.sandbox.pages.find((page) => pageNumber(page) === number)

export const pageWithInstagram = (office: NetworkOffice, number: string): DemoPage | undefined =>
  office.sandbox.pages.find((page) => instagramNumber(page) === number)

export const roleOn = (person: Person, page: DemoPage): PageRole =>
  person.pages.find((held) => held.page === page.id)?.role ?? 'former'
