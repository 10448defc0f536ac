import type { Route } from './route.ts'
import { accountRoutes } from './routes/account.ts'
import { adminPeopleRoutes } from './routes/admin-people.ts'
import { adminRoleRoutes } from './routes/admin-roles.ts'
import { authRoutes } from './routes/auth.ts'
import { boostRoutes } from './routes/boosts.ts'
import { catalogueRoutes } from './routes/catalogue.ts'
import { engineRoutes } from './routes/engines.ts'
import { homeRoutes } from './routes/home.ts'
import { materialRoutes } from './routes/materials.ts'
import { meRoutes } from './routes/me.ts'
import { networkRoutes } from './routes/networks.ts'
import { noticeRoutes } from './routes/notices.ts'
import { occasionRoutes } from './routes/occasions.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { planningRoutes } from './routes/planning.ts'
import { planningStartRoutes } from './routes/planning-start.ts'
import { publicationRoutes } from './routes/publications.ts'
import { sourceRoutes } from './routes/sources.ts'
import { subjectRoutes } from './routes/subjects.ts'
import { taskRoutes } from './routes/tasks.ts'
import { thematicRoutes } from './routes/thematics.ts'
import { truthRoutes } from './routes/truth.ts'
import { visualRoutes } from './routes/visuals.ts'
import { wayRoutes } from './routes/ways.ts'
import { writingRuleRoutes } from './routes/writing-rules.ts'

/** Named once more by type, so that the declarations point at each list instead of holding a copy of it. */
interface Lists {
  authRoutes: typeof authRoutes
  meRoutes: typeof meRoutes
  accountRoutes: typeof accountRoutes
  adminPeopleRoutes: typeof adminPeopleRoutes
  adminRoleRoutes: typeof adminRoleRoutes
  boostRoutes: typeof boostRoutes
  catalogueRoutes: typeof catalogueRoutes
  engineRoutes: typeof engineRoutes
  homeRoutes: typeof homeRoutes
  materialRoutes: typeof materialRoutes
  networkRoutes: typeof networkRoutes
  noticeRoutes: typeof noticeRoutes
  occasionRoutes: typeof occasionRoutes
  pictureRoutes: typeof pictureRoutes
  planningRoutes: typeof planningRoutes
  planningStartRoutes: typeof planningStartRoutes
  publicationRoutes: typeof publicationRoutes
  sourceRoutes: typeof sourceRoutes
  subjectRoutes: typeof subjectRoutes
  taskRoutes: typeof taskRoutes
  thematicRoutes: typeof thematicRoutes
  writingRuleRoutes: typeof writingRuleRoutes
  truthRoutes: typeof truthRoutes
  visualRoutes: typeof visualRoutes
  wayRoutes: typeof wayRoutes
}
const lists: Lists = {
  authRoutes,
  meRoutes,
  accountRoutes,
  adminPeopleRoutes,
  adminRoleRoutes,
  boostRoutes,
  catalogueRoutes,
  engineRoutes,
  homeRoutes,
  materialRoutes,
  networkRoutes,
  noticeRoutes,
  occasionRoutes,
  pictureRoutes,
  planningRoutes,
  planningStartRoutes,
  publicationRoutes,
  sourceRoutes,
  subjectRoutes,
  taskRoutes,
  thematicRoutes,
  writingRuleRoutes,
  truthRoutes,
  visualRoutes,
  wayRoutes,
}

type All = Lists[keyof Lists][number]
/** What crosses the wire, by `METHOD /path`. */
export type Routes = { [R in All as `${R['method']} ${R['path']}`]: NonNullable<R['types']> }
export type RouteKey = keyof Routes

export const routeList: readonly Route[] = Object.values(lists).flat()
/** The route table by `METHOD /path`. */
export const routes = Object.fromEntries(
  routeList.map((item) => [`${item.method} ${item.path}`, item]),
) as Readonly<Record<RouteKey, Route>>
