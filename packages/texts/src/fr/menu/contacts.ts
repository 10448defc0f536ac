export const screens = {
  contacts: { name: 'Contacts', about: 'Qui relit et valide avec vous.', create: 'Inviter un contact' },
}
