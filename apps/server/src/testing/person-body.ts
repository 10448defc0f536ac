import type { PersonBody, PersonView } from '@postelier/contract'
import { newPublicId } from '../platform/ids.ts'

/** What an administrator writes of a new person; the parts a type has are added by the test. */
export const newPersonBody = (change: Partial<PersonBody> = {}): PersonBody => ({
  firstName: 'Noé',
  lastName: 'Lefèvre',
  email: `noe.${newPublicId()}@example.org`.toLowerCase(),
  phone: '+33612345678',
  country: 'FR',
  timeZone: 'Europe/Paris',
  applicationLang: 'fr',
  languages: ['fr'],
  ownerId: null,
  freeSubscriptionUntil: null,
  ...change,
})

/** A person as read, ready to be sent back as an edit. */
export const bodyOf = (view: PersonView, change: Partial<PersonBody> = {}) => ({
  firstName: view.firstName,
  lastName: view.lastName,
  email: view.email,
  phone: view.phone,
  country: view.country,
  timeZone: view.timeZone,
  applicationLang: view.applicationLang,
  languages: view.languages,
  ownerId: view.ownerId,
  freeSubscriptionUntil: view.freeSubscriptionUntil,
  version: view.version,
  ...change,
})
