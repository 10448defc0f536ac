import { sendMail } from '../platform/mail/send-mail.job.ts'
import { sweepPainted } from '../platform/painting/sweep-painted.job.ts'
import type { JobDefinition } from '../platform/platform.ts'
import { forgetHolds } from './billing/index.ts'
import { boostingHandlers, isBoostNoticeStanding, runBoosts, stopBoosts } from './boosting/index.ts'
import { brandHandlers, countBySector, giveSector } from './brand/index.ts'
import { catalogueHandlers } from './catalogue/index.ts'
import { engineHandlers, foldEngineCalls } from './engines/index.ts'
import { homeHandlers } from './home/index.ts'
import {
  answerByMail,
  deleteDueAccounts,
  forgetJournal,
  identityHandlers,
  sweepExpired,
} from './identity/index.ts'
import { libraryHandlers } from './library/index.ts'
import { materialsHandlers } from './materials/index.ts'
import { mediaHandlers, sweepFiles } from './media/index.ts'
import { forgetNotices, notificationsHandlers } from './notifications/index.ts'
import { occasionsHandlers } from './occasions/index.ts'
import { peopleHandlers } from './people/index.ts'
import {
  forgetPlannings,
  planningHandlers,
  planPosts,
  readSites,
  remakeHandlers,
  remakePosts,
  runRobots,
  searchSubjects,
  writingRuleHandlers,
} from './planning/index.ts'
import {
  checkPosts,
  collectFigures,
  hasNetwork,
  isPostNoticeStanding,
  publishingHandlers,
  publishPosts,
  renewTokens,
  sendComments,
  sweepOutgoing,
  thinFigures,
  thinJournals,
} from './publishing/index.ts'
import { rolesHandlers } from './roles/index.ts'
import { lookUp, readSources, sourcesHandlers } from './sources/index.ts'
import { lookAtLinks } from './standing/index.ts'
import { forgetTasks, tasksHandlers } from './tasks/index.ts'
import { truthHandlers } from './truth/index.ts'
import { forgetPictures, visualHandlers } from './visuals/index.ts'
import { waysHandlers } from './ways/index.ts'

const searchJob = searchSubjects(hasNetwork)

/** Every module's part of the routes; the type makes sure that none is missing and none is there twice. */
export const moduleHandlers = {
  ...identityHandlers,
  ...boostingHandlers,
  ...brandHandlers({ hasNetwork }),
  ...catalogueHandlers({ count: countBySector, give: giveSector }),
  ...engineHandlers,
  ...homeHandlers,
  ...libraryHandlers,
  ...materialsHandlers,
  ...mediaHandlers,
  ...notificationsHandlers,
  ...occasionsHandlers,
  ...peopleHandlers,
  ...planningHandlers({ hasNetwork, searchJob }),
  ...publishingHandlers({ stopBoosts }),
  ...remakeHandlers,
  ...rolesHandlers,
  ...sourcesHandlers,
  ...tasksHandlers,
  ...truthHandlers,
  ...visualHandlers,
  ...waysHandlers,
  ...writingRuleHandlers,
}

/** Every job a worker takes. Each checks its own data, so the list need not know it. */
export const jobs = [
  sendMail,
  answerByMail,
  deleteDueAccounts,
  foldEngineCalls,
  forgetJournal,
  forgetNotices([isPostNoticeStanding, isBoostNoticeStanding]),
  forgetHolds,
  forgetPictures,
  forgetPlannings,
  forgetTasks,
  planPosts,
  readSites,
  remakePosts,
  runRobots(hasNetwork),
  searchJob,
  lookAtLinks,
  lookUp,
  readSources,
  publishPosts,
  checkPosts,
  collectFigures,
  renewTokens,
  runBoosts,
  sendComments,
  sweepExpired,
  sweepFiles,
  sweepOutgoing,
  sweepPainted,
  thinFigures,
  thinJournals,
] as unknown as readonly JobDefinition[]
