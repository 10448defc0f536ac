import type { screens as French } from '../../fr/menu/people.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  users: { name: 'Users', about: 'Customers, agents, managers: accounts, credits, access.' },
  agents: { name: 'My agents', about: 'Your team, their contracts and days.' },
}
