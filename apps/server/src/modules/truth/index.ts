/**
 * What each sentence of a post rests on, and what it claims that no source says. Marks, and keeps what a person answers for;
 * never changes a word of a post.
 */

import { truthRoutes } from '@postelier/contract/truth'
import { defineModule } from '../../http/server-module.ts'
import { truthHandlers } from './truth.routes.ts'

export const serverModule = defineModule({ routes: [truthRoutes], handlers: [truthHandlers] })
