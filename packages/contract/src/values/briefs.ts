// What a customer says of a post that is to be made for them. A draft may leave anything out; what an order needs is asked of
// it when it is placed.
import { z } from 'zod'
import { editorialTone, type Network, network, postCategory } from './brand.ts'
import { marketingObjective } from './planning.ts'
import { longestTaskTitle } from './tasks.ts'
import { freeText } from './text.ts'

export const mostKeywords = 10
export const mostMediaKeywords = 3
export const mostObjectives = 3
export const longestBriefText = 2_000
const line = freeText(200).default('')
const text = freeText(longestBriefText).default('')
const url = freeText(2_000).default('')
const keyword = freeText(60).min(1)

export const subjectTypes = [
  'product',
  'actuality',
  'event',
  'recruitment',
  'brand',
  'other',
  'standard',
] as const
export const subjectType = z.enum(subjectTypes)
export type SubjectType = z.infer<typeof subjectType>

export const eventPlaces = ['digital', 'presence', 'hybrid'] as const
export const brandTopics = [
  'team',
  'value',
  'csr',
  'international',
  'employer',
  'label',
  'history',
  'other',
] as const
const day = z.iso.date().nullable().default(null)

const subjectOf = {
  /** A product or a service. */
  product: z.object({
    type: z.literal('product'),
    name: line,
    why: text,
    profit: text,
    url,
    /** The address stands in the words of the post. */
    isUrlInHook: z.boolean().default(false),
  }),
  actuality: z.object({ type: z.literal('actuality'), about: text, title: line, date: day, relation: text }),
  event: z.object({
    type: z.literal('event'),
    name: line,
    place: z.enum(eventPlaces).default('presence'),
    location: line,
    date: day,
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .or(z.literal(''))
      .default(''),
    timeZone: line,
    description: text,
    speakers: text,
  }),
  recruitment: z.object({
    type: z.literal('recruitment'),
    position: line,
    contract: line,
    missions: text,
    profile: text,
    salary: line,
    location: line,
    date: day,
    contactEmail: z.email().max(254).or(z.literal('')).default(''),
  }),
  brand: z.object({
    type: z.literal('brand'),
    name: line,
    topic: z.enum(brandTopics).default('team'),
    precision: line,
    message: text,
  }),
  other: z.object({ type: z.literal('other'), message: text }),
  standard: z.object({ type: z.literal('standard'), task: line, message: text, url }),
}
export const briefSubject = z.discriminatedUnion('type', [
  subjectOf.product,
  subjectOf.actuality,
  subjectOf.event,
  subjectOf.recruitment,
  subjectOf.brand,
  subjectOf.other,
  subjectOf.standard,
])
export type BriefSubject = z.infer<typeof briefSubject>

/** Without these nobody can begin, by the type of subject. */
export const neededOfSubject = {
  product: ['name', 'why'],
  actuality: ['about'],
  event: ['name', 'date', 'description'],
  recruitment: ['position', 'missions'],
  brand: ['message'],
  other: ['message'],
  standard: ['task', 'message'],
} as const satisfies Record<SubjectType, readonly string[]>

export const genders = ['all', 'female', 'male'] as const
export const graphicTypes = ['agentChoice', 'photo', 'illustrated', 'textual'] as const
export const hookSettings = ['one', 'perNetwork'] as const

export const brief = z.object({
  title: freeText(longestTaskTitle).default(''),
  networks: z
    .array(network)
    .max(6)
    .overwrite((all) => [...new Set(all)])
    .default([]),
  /** Of their pages those that were chosen; null for those that are proposed. */
  pageIds: z.array(z.number().int()).max(50).nullable().default(null),
  hookSetting: z.enum(hookSettings).default('one'),
  subject: briefSubject.prefault({ type: 'product' }),
  targeting: z
    .object({
      description: text,
      gender: z.enum(genders).default('all'),
      ageMin: z.number().int().min(13).max(120).nullable().default(null),
      ageMax: z.number().int().min(13).max(120).nullable().default(null),
      location: line,
    })
    .prefault({}),
  objectives: z.array(marketingObjective).max(mostObjectives).default([]),
  tone: editorialTone.nullable().default(null),
  customTone: line,
  keywords: z.array(keyword).max(mostKeywords).default([]),
  categories: z.array(postCategory).max(3).default([]),
  graphic: z
    .object({
      type: z.enum(graphicTypes).default('agentChoice'),
      /** Of a carousel; null leaves it to who makes it. */
      pages: z.number().int().min(2).max(10).nullable().default(null),
      /** What a film is to show. */
      film: text,
      withLogo: z.boolean().default(true),
      withCharter: z.boolean().default(true),
      requirements: text,
      /** Words pictures are looked for with, in English. */
      mediaKeywords: z.array(keyword).max(mostMediaKeywords).default([]),
    })
    .prefault({}),
  /** When it is to go out, in the business's own day; null where that is left open. */
  publishOn: z.iso.date().nullable().default(null),
})
export type Brief = z.infer<typeof brief>

/** What a brief is called where nobody said: its subject's name, or how its message begins. */
export function nameOfBrief({ title, subject }: Pick<Brief, 'title' | 'subject'>): string {
  if (title !== '') return title
  const named = 'name' in subject ? subject.name : 'position' in subject ? subject.position : ''
  const text = named || ('message' in subject ? subject.message : 'about' in subject ? subject.about : '')
  const [first = ''] = text.split(/[.!?\n]/u)
  return shortened(first.trim(), longestName)
}

const longestName = 60

/** As much of a text as has room: never ends within a word. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.…,;:–-]+$/u, '')}…`
}

/** Networks that would say the same as another one where words of their own were ordered. */
export function networksAlike(
  { hookSetting }: Pick<Brief, 'hookSetting'>,
  { common, own }: { readonly common: string; readonly own: Readonly<Partial<Record<Network, string>>> },
  networks: readonly Network[],
): readonly Network[] {
  if (hookSetting !== 'perNetwork') return []
  const said = networks.map((network) => (own[network]?.trim() || common).trim().replace(/\s+/g, ' '))
  return networks.filter((_, at) => said.indexOf(said[at] ?? '') !== at)
}
