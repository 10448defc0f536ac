/**
 * What designs are drawn with, for whoever draws them on a screen: font files, emoji, and whom both are owed to. Knows no
 * customer and keeps nothing.
 */

import { materialRoutes } from '@postelier/contract/materials'
import { defineModule } from '../../http/server-module.ts'
import { materialsHandlers } from './materials.routes.ts'

export const serverModule = defineModule({ routes: [materialRoutes], handlers: [materialsHandlers] })
