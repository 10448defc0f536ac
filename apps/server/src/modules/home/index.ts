/**
 * What is true today for whoever opens the product, in figures that other modules keep. Owns no table and decides
 * nothing; each figure is there only for who may see what it counts.
 */

import { homeRoutes } from '@postelier/contract/home'
import { defineModule } from '../../http/server-module.ts'
import { homeHandlers } from './home.routes.ts'

export const serverModule = defineModule({ routes: [homeRoutes], handlers: [homeHandlers] })
