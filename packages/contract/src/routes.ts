import type { Method, Route } from './route.ts'
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
import { publicationRoutes } from './routes/publications.ts'
import { sourceRoutes } from './routes/sources.ts'
import { subjectRoutes } from './routes/subjects.ts'
import { taskRoutes } from './routes/tasks.ts'
import { thematicRoutes } from './routes/thematics.ts'
import { truthRoutes } from './routes/truth.ts'
import { visualRoutes } from './routes/visuals.ts'
import { wayRoutes } from './routes/ways.ts'
import { writingRuleRoutes } from './routes/writing-rules.ts'

const all = [
  ...authRoutes,
  ...meRoutes,
  ...accountRoutes,
  ...adminPeopleRoutes,
  ...adminRoleRoutes,
  ...boostRoutes,
  ...catalogueRoutes,
  ...engineRoutes,
  ...homeRoutes,
  ...materialRoutes,
  ...networkRoutes,
  ...noticeRoutes,
  ...occasionRoutes,
  ...pictureRoutes,
  ...planningRoutes,
  ...publicationRoutes,
  ...sourceRoutes,
  ...subjectRoutes,
  ...taskRoutes,
  ...thematicRoutes,
  ...writingRuleRoutes,
  ...truthRoutes,
  ...visualRoutes,
  ...wayRoutes,
] as const

type All = (typeof all)[number]
export type RouteKey = All extends infer R
  ? R extends { method: infer M extends Method; path: infer P extends string }
    ? `${M} ${P}`
    : never
  : never
/** The route table by `METHOD /path`. */
export type Routes = {
  [K in RouteKey]: Extract<
    All,
    {
      method: K extends `${infer M} ${string}` ? M : never
      path: K extends `${string} ${infer P}` ? P : never
    }
  >
}

export const routes = Object.fromEntries(
  all.map((item) => [`${item.method} ${item.path}`, item]),
) as unknown as Routes
export const routeList: readonly Route[] = all
