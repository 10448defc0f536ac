// Closed lists of planning: objectives, kinds and states of facts and subjects.
import { z } from 'zod'
import { language } from './people.ts'
import { freeText } from './text.ts'

export const marketingObjectives = ['visibility', 'traffic', 'engagement'] as const
export const marketingObjective = z.enum(marketingObjectives)
export type MarketingObjective = z.infer<typeof marketingObjective>

/** What a thing said of a business is about. */
export const factKinds = [
  /** Who they are and since when, in one breath. */
  'business',
  'product',
  'service',
  /** How they work: a gesture, a material, a rule they keep. */
  'method',
  'place',
  'hours',
  'event',
  'news',
  'offer',
  /** A question people ask, with its answer. */
  'question',
  'person',
  'history',
  /** A label, a prize, a figure they are proud of. */
  'award',
  /** Advice of the trade that they give themselves. */
  'advice',
  'contact',
] as const
export const factKind = z.enum(factKinds)
export type FactKind = z.infer<typeof factKind>

/** Where something was said: on a page, in a feed, by the business itself, or in the platform's calendar of days. */
export const factSource = z.discriminatedUnion('by', [
  z.object({ by: z.literal('page'), url: z.string().max(2000), title: z.string().max(300) }),
  z.object({ by: z.literal('feed'), url: z.string().max(2000), title: z.string().max(300) }),
  z.object({ by: z.literal('person') }),
  z.object({ by: z.literal('calendar'), title: z.string().max(300) }),
])
export type FactSource = z.infer<typeof factSource>

export const factPrice = z.object({
  /** As the source writes it: “3,20 €”. What is shown is this, never a number written anew. */
  text: z.string().max(60),
  cents: z.number().int().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** The day it was read on, on a page or in a feed: both may say another one tomorrow. */
  asOf: z.iso.date().optional(),
})

/** One thing that is known of a business, with who says so. Nothing is written of it that does not stand in one of these. */
export const fact = z.object({
  /** Stable within its business. */
  id: z.string().max(64),
  kind: factKind,
  language,
  /** What it is about, a noun phrase as the source writes it, without its article: “pain de campagne au levain”. Empty where none was found. */
  about: z.string().max(160),
  /** Whole sentences as the source has them, cleaned of markup: each can stand alone. One at least; never cut in the middle. */
  says: z.array(z.string().min(1).max(400)).max(6),
  /** Of a question: the question itself, with its mark; `says` is the answer. */
  question: z.string().max(300).default(''),
  price: factPrice.nullable().default(null),
  /** Of an event or news: its day, and its hour where one is said; of a closing: the first day closed. Of the business's own zone. */
  date: z.iso.date().nullable().default(null),
  time: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullable()
    .default(null),
  /** Where an event is, as the source says. */
  where: z.string().max(200).default(''),
  /** The last day on which it is true; null where it does not end. */
  until: z.iso.date().nullable().default(null),
  /** A page people may be sent to for it. */
  url: z.string().max(2000).default(''),
  /** A picture of it: where a product's feed says that one is, or one of the site's own that stands beside its words. */
  image: z.string().max(2000).optional(),
  /** More of the site's own that stand beside the same words. */
  moreImages: z.array(z.string().max(2000)).max(3).optional(),
  source: factSource,
})
export type Fact = z.infer<typeof fact>

/** What a business wants of every text from now on: learned from its corrections, or said by it. */
export const writingRule = z.discriminatedUnion('is', [
  z.object({ is: z.literal('noExclamationMarks') }),
  z.object({ is: z.literal('noQuestions') }),
  z.object({ is: z.literal('noEmoji') }),
  z.object({ is: z.literal('noHashtags') }),
  z.object({ is: z.literal('address'), formality: z.enum(['familiarity', 'formality']) }),
  z.object({ is: z.literal('atMost'), characters: z.number().int().min(40).max(3000) }),
  z.object({ is: z.literal('avoidWord'), word: freeText(60).min(2) }),
  z.object({
    is: z.literal('sayInstead'),
    word: freeText(60).min(2),
    instead: freeText(60).min(1),
  }),
  /** Not spoken of at all: learned from subjects that were turned down. */
  z.object({ is: z.literal('avoidKind'), kind: factKind }),
])
export type WritingRule = z.infer<typeof writingRule>

/** Where a fact stands: read somewhere, mended or said by the business, or dropped by it. */
export const factStates = ['found', 'mended', 'said', 'dropped'] as const
export const factState = z.enum(factStates)
export type FactState = z.infer<typeof factState>

/** Why a picture that a model was to draw for a post did not come. */
export const picturesMissing = ['noAnswer', 'refused', 'overBudget', 'full'] as const
export const pictureMissing = z.enum(picturesMissing)
export type PictureMissing = z.infer<typeof pictureMissing>

/** Why a model that was to write a post did not; the program wrote it then. */
export const wordsMissings = ['noAnswer', 'refused', 'overBudget', 'notHeld'] as const
export const wordsMissing = z.enum(wordsMissings)
export type WordsMissing = z.infer<typeof wordsMissing>

export const subjectStatuses = [
  /** Waits for a yes. */
  'proposed',
  'accepted',
  'declined',
  /** On its way to a post. */
  'planning',
  /** There is a post. */
  'planned',
] as const
export const subjectStatus = z.enum(subjectStatuses)
export type SubjectStatus = z.infer<typeof subjectStatus>

/** Where an idea came from. */
export const subjectOrigins = [
  'planning',
  'prompt',
  'address',
  'picture',
  'content',
  'keyDate',
  'idea',
] as const
export const subjectOrigin = z.enum(subjectOrigins)
export type SubjectOrigin = z.infer<typeof subjectOrigin>

export const subjectFormats = ['image', 'carousel'] as const
export const subjectFormat = z.enum(subjectFormats)
export type SubjectFormat = z.infer<typeof subjectFormat>

/** Why a subject did not become a post; what was set aside for it came back. */
export const stepFailures = [
  'tooLittleKnown',
  /** What somebody said themselves cannot be told as it stands: it says “tomorrow”, addresses people otherwise, or was said. */
  'dayBound',
  'otherAddress',
  'saidAlready',
  'noVisual',
  'noEngine',
  'gaveUp',
  'subjectGone',
  /** Switched off, or the account closed, after it was asked for and before it was begun. */
  'draftingOff',
  'accountClosed',
] as const
export const stepFailure = z.enum(stepFailures)
export type StepFailure = z.infer<typeof stepFailure>

export const longestSubjectName = 160
export const longestPrompt = 2000
/** As many as a person can look at in one go. */
export const mostSubjectsAtOnce = 30
export const mostThematics = 30
export const mostAudiences = 20
export const mostRules = 40

/** Why nothing came of reading a site. */
export const readingFailures = [
  'robots',
  'notFound',
  'refused',
  'notPublic',
  'tooLarge',
  'tooSlow',
  'redirects',
  'unreachable',
  'empty',
  'login',
  'elsewhere',
  'notAPage',
  'gaveUp',
  'accountClosed',
] as const
export const readingFailure = z.enum(readingFailures)
export type ReadingFailure = z.infer<typeof readingFailure>

const seen = <T extends z.ZodType>(value: T) =>
  z.object({ value, url: z.string(), title: z.string() }).nullable()

/** What a site shows of a business beside the facts it states, each with the page that shows it. */
export const siteProfile = z.object({
  name: seen(z.string()),
  summary: seen(z.string()),
  /** For a search among sectors; no decision. */
  sectorWords: z.array(z.string()),
  activityType: z.enum(['unknown', 'bToC', 'bToB', 'bToBToC']),
  tone: z.string().nullable(),
  formality: z.enum(['familiarity', 'formality']).nullable(),
  /** A sentence that shows how it speaks. */
  voice: seen(z.string()),
  languages: z.array(language),
  colors: z.array(z.string()),
  logo: seen(z.string()),
  socials: z.array(
    z.object({
      network: z.string(),
      url: z.string(),
      /** The page that links to it; none of what was read before pages were kept. */
      page: z.object({ url: z.string(), title: z.string() }).optional(),
    }),
  ),
  /** Where it is; nothing of what was read before addresses were. */
  address: seen(z.object({ street: z.string(), zipCode: z.string(), city: z.string() })).optional(),
  /** Pictures of the site’s own, each with the page that shows it. */
  photos: z
    .array(
      z.object({
        url: z.string(),
        alt: z.string(),
        heading: z.string(),
        page: z.object({ url: z.string(), title: z.string() }),
      }),
    )
    .optional(),
  feeds: z.array(z.object({ url: z.string(), title: z.string() })),
  pages: z.array(z.object({ url: z.string(), title: z.string() })),
  /** Pages with words that speak to machines: nothing of these was taken. */
  flags: z.array(z.object({ url: z.string(), title: z.string(), text: z.string() })),
})
export type SiteProfile = z.infer<typeof siteProfile>

/** What a text claims that somebody must be able to stand behind. */
export const claimKinds = ['price', 'percentage', 'date', 'hour', 'figure', 'superlative'] as const
export const claimKind = z.enum(claimKinds)
export type ClaimKind = z.infer<typeof claimKind>

/** What of a drafted post can be made anew. */
export const remakeKinds = ['hook', 'visual', 'subject', 'all'] as const
export const remakeKind = z.enum(remakeKinds)
export type RemakeKind = z.infer<typeof remakeKind>

/** Why nothing was made anew; what was set aside for it came back. */
export const remakeFailures = [
  ...stepFailures,
  'nothingNew',
  'changedMeanwhile',
  'postGone',
  /** Too many of the business's came to nothing within the hour. */
  'tooManyFruitless',
] as const
export const remakeFailure = z.enum(remakeFailures)
export type RemakeFailure = z.infer<typeof remakeFailure>
