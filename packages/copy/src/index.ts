/**
 * Posts composed from what is known of a business, without any model: facts in, words out, each sentence with the facts it
 * stands on. Knows no site, no table and no clock: what was said before and which day it is come in as arguments.
 */
export type {
  Brief,
  Business,
  Draft,
  Hook,
  Memory,
  NetworkWish,
  Sentence,
  Shortage,
  SubjectDraft,
  SubjectWish,
  ThematicWish,
  Voice,
} from './brief.ts'
export { composePost } from './compose/compose-post.ts'
export { isNearDuplicate } from './duplicates.ts'
export { emptyMemory, rememberPost, rememberPosts } from './memory.ts'
export { applyRules, breaksRules } from './rules.ts'
export { type Proposal, proposeSubjects } from './subjects/propose-subjects.ts'
export { typeset } from './typography/typeset.ts'
