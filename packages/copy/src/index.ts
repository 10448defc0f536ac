/**
 * Posts composed from what is known of a business, without any model: facts in, words out, each sentence with the facts it
 * stands on. Knows no site, no table and no clock: what was said before and which day it is come in as arguments.
 */
export { audienceFor } from './audiences/audience-for.ts'
export type { AudienceInput } from './audiences/audience-input.ts'
export { type GivenAudience, holdAudiences } from './audiences/hold-audiences.ts'
export { proposeAudiences } from './audiences/propose-audiences.ts'
export type {
  Audience,
  Brief,
  Business,
  CarouselPages,
  Days,
  Draft,
  Hook,
  Memory,
  NetworkInput,
  Sentence,
  Shortage,
  SubjectDraft,
  SubjectInput,
  ThematicInput,
  Voice,
} from './brief.ts'
export { composePost } from './compose/compose-post.ts'
export { leaningOf } from './compose/leaning.ts'
export { coversOf } from './compose/list-opening.ts'
export { nameOfThing } from './compose/naming.ts'
export { relatedFacts } from './compose/related.ts'
export { signatureOf } from './compose/signature.ts'
export { type NotUsableReason, whyNotUsable } from './compose/why-not-usable.ts'
export { isNearDuplicate } from './duplicates.ts'
export { type Clock, clockOf, whenText } from './grammar/dates.ts'
export { type Correction, type Lesson, lessonsFrom } from './lessons.ts'
export { emptyMemory, rememberPost, rememberPosts } from './memory.ts'
export { nearestAmong } from './nearest.ts'
export { otherLanguageOf } from './other-language.ts'
export { chance } from './random.ts'
export { applyRules, breaksRules } from './rules.ts'
export { closedDays, type DaysFor, daysFor } from './subjects/days-for.ts'
export { type GivenSubject, holdSubjects, isIn, tellableFacts } from './subjects/hold-subjects.ts'
export { type HoursFor, hoursFor } from './subjects/hours-for.ts'
export { type DuplicateSubject, type Proposal, proposeSubjects } from './subjects/propose-subjects.ts'
export { type Missing, questionsFor } from './subjects/questions-for.ts'
export { keepsRules, keptToRules } from './subjects/rules-kept.ts'
export { bearsOut } from './truth/bears-out.ts'
export { type Claim, claimsBeyond, claimsIn } from './truth/claims.ts'
export { type Day, dayOfIso, daysIn, isSaidBy } from './truth/days.ts'
export { type Known, knownOf } from './truth/known.ts'
export { leadsAway } from './truth/leads-away.ts'
export { dayLeftBehind } from './truth/other-day.ts'
export { typeset } from './typography/typeset.ts'
export { unbroken } from './typography/unbroken.ts'
export { capitalised, comparable } from './words/comparable.ts'
export { hasSureVerb } from './words/has-verb.ts'
export { isPageHeading } from './words/page-headings.ts'
export { splitSentences } from './words/split-sentences.ts'
