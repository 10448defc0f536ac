/**
 * From what is known of a business to a month of posts: facts, what it speaks of and to whom, subjects with their days,
 * and the runs that make posts of them, or something of a post anew. Never publishes anything; what it makes waits for a person.
 */

import { freeSlotRoutes } from '@postelier/contract/free-slots'
import { planningEvents, planningRoutes } from '@postelier/contract/planning'
import { planningStartRoutes } from '@postelier/contract/planning-start'
import { subjectRoutes } from '@postelier/contract/subjects'
import { thematicRoutes } from '@postelier/contract/thematics'
import { writingRuleRoutes } from '@postelier/contract/writing-rules'
import { defineModule } from '../../http/server-module.ts'
import { keepPhotos } from './jobs/keep-photos.ts'
import { planPosts } from './jobs/plan-posts.ts'
import { purgePlannings } from './jobs/purge-plannings.ts'
import { readSites } from './jobs/read-sites.ts'
import { remakePosts } from './jobs/remake-posts.ts'
import { runRobots } from './jobs/run-robots.ts'
import { searchSubjects } from './jobs/search-subjects.ts'
import { planningHandlers } from './planning.routes.ts'
import { exportPlanning } from './queries/export-planning.ts'
import { remakeHandlers } from './remakes/remake.routes.ts'
import type { HasNetwork } from './require-planning.ts'
import { writingRuleHandlers } from './rules/rules.routes.ts'
import { startHandlers } from './start/start.routes.ts'

export { addFact, keepSaid } from './commands/change-facts.ts'
export { addThematic } from './commands/change-thematics.ts'
export { draftNow } from './commands/draft-now.ts'
export { keepSourceFacts, removeSourceFacts } from './commands/keep-source-facts.ts'
export { readOwnSite } from './commands/read-own-site.ts'
export { removeSubject } from './commands/remove-subject.ts'
export { startSearch } from './commands/start-search.ts'
export { requireDrafting } from './drafting/require-drafting.ts'
export { searchSubjects } from './jobs/search-subjects.ts'
export { currencyOf, factsOf, factsWithDropped } from './known/fact.store.ts'
export { intentionOf } from './queries/intention-of.ts'
export { postsOfHolds } from './queries/posts-of-holds.ts'
export { type PostOfSubject, postsOfSubjects } from './queries/posts-of-subjects.ts'
export { readFreeSlots } from './queries/read-free-slots.ts'
export { readBegunRun } from './queries/read-run.ts'
export { draftedOf, subjectById } from './remakes/remake.store.ts'
export { settingsOf } from './settings.store.ts'
export { proposedIn, waitingSubjects } from './subjects/subject.store.ts'
export { themeOf } from './subjects/theme-of.ts'
export { statesNothing } from './writing/states-nothing.ts'

export interface PlanningNeeds {
  readonly hasNetwork: HasNetwork
}

export const serverModule = ({ hasNetwork }: PlanningNeeds) => {
  const searchJob = searchSubjects(hasNetwork)
  return defineModule({
    routes: [
      planningRoutes,
      planningStartRoutes,
      subjectRoutes,
      thematicRoutes,
      writingRuleRoutes,
      freeSlotRoutes,
    ],
    handlers: [
      planningHandlers({ hasNetwork, searchJob }),
      startHandlers({ hasNetwork, searchJob }),
      remakeHandlers,
      writingRuleHandlers,
    ],
    jobs: [purgePlannings, planPosts, keepPhotos, readSites, remakePosts, runRobots(hasNetwork), searchJob],
    events: planningEvents,
    exports: { planning: exportPlanning },
  })
}
