/**
 * Who is drawing on what right now, so that a second person is told on opening. A courtesy: what is saved is guarded by
 * the version of what it was drawn on, never by this.
 */

import { defineModule } from '../../http/server-module.ts'

export { letGo } from './commands/let-go.ts'
export { takeUp } from './commands/take-up.ts'
export { type Editing, lapseMs, removeLease, whoEdits } from './editing-lease.store.ts'

export const serverModule = defineModule({})
