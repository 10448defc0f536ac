import type { Same } from '../same.ts'

export const roles: Same<typeof import('../fr/roles.ts').roles> = {
  names: {
    superAdmin: 'Super admin',
    customer: 'Customer',
    contact: 'Contact',
    contactReader: 'Read only',
    contactValidator: 'Approval',
    internalAgent: 'Internal community manager',
    externalAgent: 'Freelance community manager',
    teamManager: 'Team manager',
    productManager: 'Product manager',
    agencyManager: 'Agency manager',
  },
  descriptions: {
    superAdmin: 'Runs the platform and manages all its people.',
    customer: 'Manages their account, brand, posts and contacts.',
    contact: 'Prepares and publishes a customer’s posts, without the payments.',
    contactReader: 'Sees a customer’s posts and figures.',
    contactValidator: 'Reads a customer’s posts, corrects them and approves them.',
    internalAgent: 'Makes posts, within the team.',
    externalAgent: 'Makes posts, as a freelancer.',
    teamManager: 'Assigns the work, manages the team’s contracts and days off.',
    productManager: 'Follows the proposed activity sectors.',
    agencyManager: 'Works for the customers of their agency.',
  },
}
