/**
 * Ways into one post: what somebody says, a page, an item of a source, a picture. Turns each into facts of one subject, and
 * leaves drafting, prices and publishing to whoever does these.
 */

import { wayRoutes } from '@postelier/contract/ways'
import { defineModule } from '../../http/server-module.ts'
import { waysHandlers } from './ways.routes.ts'

export const serverModule = defineModule({ routes: [wayRoutes], handlers: [waysHandlers] })
