export const screens = {
  agencyCustomers: { name: 'Mes clients', about: 'Les comptes que vous gérez, et comment y entrer.' },
  customer: { name: 'Fiche du client' },
}
