import { handlers } from '../../http/handlers.ts'
import { acceptAgency } from './commands/accept-agency.ts'
import { addPersonCredits, changePersonCredits } from './commands/change-person-credits.ts'
import { changePersonRole } from './commands/change-person-role.ts'
import { createPerson } from './commands/create-person.ts'
import { deletePerson } from './commands/delete-person.ts'
import { editContact } from './commands/edit-contact.ts'
import { addNonWorkingDay, removeNonWorkingDay } from './commands/edit-non-working-days.ts'
import { editPerson } from './commands/edit-person.ts'
import { inviteContact } from './commands/invite-contact.ts'
import { keepPerson } from './commands/keep-person.ts'
import { reinviteContact } from './commands/reinvite-contact.ts'
import { removeContact } from './commands/remove-contact.ts'
import { requestValidation } from './commands/request-validation.ts'
import { invitePerson } from './commands/send-connection-invitation.ts'
import { sendPasswordReset } from './commands/send-password-reset.ts'
import { toggleAgentStatus } from './commands/toggle-agent-status.ts'
import { impersonate, stopImpersonating } from './flows/impersonate.ts'
import { findPeople } from './queries/find-people.ts'
import { listContacts } from './queries/list-contacts.ts'
import { listJournal } from './queries/list-journal.ts'
import { listAgencyCustomers, listPeople } from './queries/list-people.ts'
import { listPersonCredits } from './queries/list-person-credits.ts'
import { listPersonRoles } from './queries/list-person-roles.ts'
import { readPerson } from './queries/read-person.ts'

/** Accounts of others over HTTP: the administration's lists and forms, an agency's customers, a customer's contacts, and looking on as somebody else. */
export const peopleHandlers = handlers({
  'GET /api/admin/users': async ({ read, query }) => ({ data: await read(findPeople, query) }),
  'GET /api/admin/users/{userType}': async ({ read, params, query }) => ({
    data: await read(listPeople, { ...query, type: params.userType }),
  }),
  'POST /api/admin/users/{userType}': async ({ command, params, body }) => ({
    user: await command(createPerson, { ...params, body }),
  }),
  'GET /api/admin/users/{userType}/{userId}': async ({ read, params, query }) => ({
    user: await read(readPerson, { ...params, ...query }),
  }),
  'POST /api/admin/users/{userType}/{userId}': async ({ command, params, body }) => ({
    user: await command(editPerson, { ...params, body }),
  }),
  'DELETE /api/admin/users/{userType}/{userId}': ({ command, params }) => command(deletePerson, params),
  'POST /api/admin/users/{userType}/{userId}/keep': async ({ command, params }) => ({
    user: await command(keepPerson, params),
  }),
  'POST /api/admin/users/{userType}/{userId}/impersonate': impersonate,
  'POST /api/admin/users/{userType}/{userId}/invite': ({ command, params }) => command(invitePerson, params),
  'POST /api/admin/users/{userType}/{userId}/request-validation': ({ command, params }) =>
    command(requestValidation, params),
  'POST /api/admin/users/{userType}/{userId}/reset-password': ({ command, params }) =>
    command(sendPasswordReset, params),
  'POST /api/admin/users/{userType}/{userId}/accept': async ({ command, params }) => ({
    user: await command(acceptAgency, params),
  }),
  'GET /api/admin/users/{userType}/{userId}/roles': async ({ read, params }) => ({
    roles: await read(listPersonRoles, params),
  }),
  'POST /api/admin/users/{userType}/{userId}/role': async ({ command, params, body }) => ({
    user: await command(changePersonRole, { ...params, ...body }),
  }),
  'POST /api/admin/users/{userType}/{userId}/add-credits': async ({ command, params, body }) => ({
    user: await command(addPersonCredits, { ...params, ...body }),
  }),
  'POST /api/admin/users/{userType}/{userId}/change-credits': async ({ command, params, body }) => ({
    user: await command(changePersonCredits, { ...params, ...body }),
  }),
  'GET /api/admin/users/{userType}/{userId}/credit-entries': async ({ read, params, query }) => ({
    data: await read(listPersonCredits, { ...params, ...query }),
  }),
  'POST /api/admin/users/{userType}/{userId}/toggle-agent-status': async ({ command, params }) => ({
    user: await command(toggleAgentStatus, params),
  }),
  'POST /api/admin/users/{userType}/{userId}/non-working-days': async ({ command, params, body }) => ({
    user: await command(addNonWorkingDay, { ...params, ...body }),
  }),
  'DELETE /api/admin/users/{userType}/{userId}/non-working-days/{dayId}': async ({ command, params }) => ({
    user: await command(removeNonWorkingDay, params),
  }),
  'GET /api/admin/journal': async ({ read, query }) => ({ data: await read(listJournal, query) }),
  'GET /api/agency/customers': async ({ read, query }) => ({ data: await read(listAgencyCustomers, query) }),
  'POST /api/me/impersonation/stop': stopImpersonating,

  'GET /api/users/{id}/contacts': async ({ read, params, query }) => ({
    data: await read(listContacts, { ...query, accountId: params.id }),
  }),
  'POST /api/users/{id}/contacts': async ({ command, params, body }) => ({
    contact: await command(inviteContact, { ...body, accountId: params.id }),
  }),
  'POST /api/users/{id}/contacts/{contactId}': async ({ command, params, body }) => ({
    contact: await command(editContact, { ...body, accountId: params.id, contactId: params.contactId }),
  }),
  'POST /api/users/{id}/contacts/{contactId}/invite': ({ command, params }) =>
    command(reinviteContact, { accountId: params.id, contactId: params.contactId }),
  'DELETE /api/users/{id}/contacts/{contactId}': ({ command, params }) =>
    command(removeContact, { accountId: params.id, contactId: params.contactId }),
})
