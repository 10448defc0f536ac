import type { Same } from '../same.ts'

export const roles: Same<typeof import('../fr/roles.ts').roles> = {
  names: {
    superAdmin: 'Super admin',
    customer: 'Customer',
    contact: 'Contact',
    contactReader: 'Read only',
    contactValidator: 'Approval',
    internalAgent: 'In-house community manager',
    externalAgent: 'Freelance community manager',
    teamManager: 'Team manager',
    productManager: 'Product manager',
    agencyManager: 'Agency manager',
  },
  descriptions: {
    superAdmin: 'Runs the platform and looks after everybody in it.',
    customer: 'Keeps their account, brand, posts and contacts.',
    contact: 'Prepares and publishes a customer’s posts, without touching payment.',
    contactReader: 'Looks at a customer’s posts and figures.',
    contactValidator: 'Reads a customer’s posts, mends them and approves them.',
    internalAgent: 'Makes posts, within the platform.',
    externalAgent: 'Makes posts, as a freelancer.',
    teamManager: 'Shares out the work, keeps the team’s contracts and days off.',
    productManager: 'Follows the trades on offer.',
    agencyManager: 'Works for the customers of their agency.',
  },
}
