/**
 * The people of the platform as administrators, managers, agencies and customers see them: accounts made and edited, acting
 * as somebody, contacts, the journal. Decides who administers whom; knows nothing of passwords.
 */

import { adminPeopleEvents, adminPeopleRoutes } from '@postelier/contract/admin-people'
import { defineModule } from '../../http/server-module.ts'
import { peopleHandlers } from './people.routes.ts'

export { acceptAgency } from './commands/accept-agency.ts'
export { addPersonCredits } from './commands/change-person-credits.ts'
export { createPerson } from './commands/create-person.ts'
export { addNonWorkingDay } from './commands/edit-non-working-days.ts'
export { editPerson } from './commands/edit-person.ts'
export { inviteContact } from './commands/invite-contact.ts'
export {
  countAgenciesWaiting,
  countCustomers,
  countUnansweredContacts,
  countUnopened,
} from './queries/count-people.ts'
export {
  isStillReachable,
  presentReachable,
  reachablePeople,
  reachablePerson,
} from './queries/reachable-people.ts'
export { readPerson } from './queries/read-person.ts'

export const serverModule = defineModule({
  routes: [adminPeopleRoutes],
  handlers: [peopleHandlers],
  events: adminPeopleEvents,
})
