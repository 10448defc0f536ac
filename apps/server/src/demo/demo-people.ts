import type { RegisterPerson } from '../modules/identity/index.ts'

/** Known on purpose: demo mode listens on this machine only. */
export const demoPassword = 'un atelier plein de papier'

type DemoCustomer = Omit<
  RegisterPerson,
  | 'passwordHash'
  | 'activitySectorProposal'
  | 'type'
  | 'activitySectorId'
  | 'applicationLang'
  | 'timeZone'
  | 'country'
>

/** Three businesses in different trades, each with its own voice. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    firstName: 'Hélène',
    lastName: 'Verdier',
    email: 'helene@maisonverdier.fr',
    phone: '+33478280012',
    societyName: 'Maison Verdier',
    trade: 'Boulangerie',
    siteUrl: 'https://maisonverdier.fr',
  },
  {
    firstName: 'Antoine',
    lastName: 'Roussel',
    email: 'antoine@roussel-avocats.fr',
    phone: '+33472000034',
    societyName: 'Roussel Avocats',
    trade: 'Cabinet d’avocats',
    siteUrl: 'https://roussel-avocats.fr',
  },
  {
    firstName: 'Malika',
    lastName: 'Benali',
    email: 'malika@garage-bellecour.fr',
    phone: '+33478370056',
    societyName: 'Garage Bellecour',
    trade: 'Garage automobile',
    siteUrl: 'https://garage-bellecour.fr',
  },
]

export const demoAgency: DemoCustomer = {
  firstName: 'Solène',
  lastName: 'Arnaud',
  email: 'solene@agence-papier.fr',
  phone: '+33472400078',
  societyName: 'Agence Papier',
  trade: 'Agence de communication',
  siteUrl: 'https://agence-papier.fr',
}

export const demoAdmin = { firstName: 'Ariane', lastName: 'Moreau', email: 'ariane@postelier.fr' }
