import type { screens as French } from '../../fr/menu/contacts.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  contacts: { name: 'Contacts', about: 'Who reads and approves with you.', create: 'Invite a contact' },
}
