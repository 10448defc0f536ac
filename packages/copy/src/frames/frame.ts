import type { MarketingObjective } from '@postelier/contract'

/** Facts that are spoken of alike. `any` is for all of them, `list` for three things side by side. */
export const families = [
  'any',
  'product',
  'service',
  'method',
  'event',
  /** A day of everybody's calendar. */
  'day',
  'offer',
  'question',
  'advice',
  'story',
  'practical',
  'list',
] as const
export type Family = (typeof families)[number]

/** How a day of the calendar is kept: as a feast, in earnest, or neither. */
export type DayKind = 'feast' | 'solemn' | 'day'

/** Tones that sound alike in one line. */
export type Manner = 'sober' | 'expert' | 'lively' | 'warm'

/**
 * One line written by hand that states nothing: it asks, calls, names; or it sets down what a slot brings, and then stands on
 * that fact. Slots: {about} {the} {of} {price} {date} {time} {until} {where} {figure} {link} {phone} {mail} {name} {city}.
 * [tu|vous] is chosen by formality, <I|we|the business by its name> by pronoun.
 */
export interface Frame {
  readonly text: string
  /** Before what the source says, after it, or by itself: a label carries its fact alone, a greeting all of a post. */
  readonly at: 'open' | 'close' | 'label' | 'greet'
  /** Where it is at home; everywhere when left out. */
  readonly objectives?: readonly MarketingObjective[]
  readonly manners?: readonly Manner[]
  /** What must be known of the business before it may be said. */
  readonly needs?: 'place'
  /** Kinds of its family that it is kept to; of a day, how it is kept. */
  readonly kinds?: readonly string[]
}

export type FramesOfFamily = Readonly<Record<Family, readonly Frame[]>>

const engagement = ['engagement'] as const
const traffic = ['traffic'] as const

/** The hand they are written in: short, so that a page of them can be read as what it is, lines. */
export const open = (text: string, ...manners: Manner[]): Frame => ({ text, at: 'open', ...kept(manners) })
export const label = (text: string, ...manners: Manner[]): Frame => ({ text, at: 'label', ...kept(manners) })
export const close = (text: string, ...manners: Manner[]): Frame => ({ text, at: 'close', ...kept(manners) })
/** A day's greeting in the name of the business, where it has nothing of its own to say on the day. */
export const greet = (kind: DayKind, text: string): Frame => ({ text, at: 'greet', kinds: [kind] })
/** A question that wants an answer. */
export const ask = (text: string, ...manners: Manner[]): Frame => ({
  text,
  at: 'close',
  objectives: engagement,
  ...kept(manners),
})
/** A call to come, write or look. */
export const call = (text: string, ...manners: Manner[]): Frame => ({
  text,
  at: 'close',
  objectives: traffic,
  ...kept(manners),
})
/** A plain way to be reached, under what one may want to ask about, book or order; it stands on the fact that gives it. */
export const reach = (text: string): Frame => ({ text, at: 'close', kinds: reachable })
export const where = (kinds: readonly string[], frame: Frame): Frame => ({ ...frame, kinds })
/** For businesses that people can walk into. */
export const atPlace = (frame: Frame): Frame => ({ ...frame, needs: 'place' })

const reachable = ['product', 'service', 'offer', 'event', 'advice', 'question', 'hours', 'place'] as const

/** What one comes by for; an advice, a story and an answer are read where one is. */
export const visited = ['product', 'service', 'offer', 'place', 'hours', 'business'] as const

/** What one chats about; services, advice, prices and hours are told soberly whatever the voice. */
const chatted = ['product', 'news', 'person', 'history', 'business', 'method', 'award'] as const
/** An opening of a voice that chats. */
export const chat = (text: string, ...manners: Manner[]): Frame => where(chatted, open(text, ...manners))

const kept = (manners: readonly Manner[]): Pick<Frame, 'manners'> => (manners.length > 0 ? { manners } : {})
