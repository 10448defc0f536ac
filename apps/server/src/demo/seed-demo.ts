import { system } from '../access/actor.ts'
import { type CommandContext, runCommand } from '../access/context.ts'
import { createAdmin, findByEmail, hashPassword } from '../modules/identity/index.ts'
import { oneAtATime } from '../platform/database/one-at-a-time.ts'
import type { Platform } from '../platform/platform.ts'
import { demoAdmin, demoAgency, demoCustomers, demoPassword, demoStaff } from './demo-people.ts'
import { makeAgency, makeCustomer, makeHouse, makeStaff } from './make-world.ts'

export interface SignIn {
  readonly label: string
  readonly email: string
  readonly password: string
}

/** Fills an empty database with the demo world, through the same commands as people use; does nothing a second time. */
export async function seedDemo(platform: Platform): Promise<readonly SignIn[]> {
  if (!(await findByEmail(platform.db, demoAdmin.email))) {
    const passwordHash = await hashPassword(demoPassword)
    await runCommand(platform, system('demo'), 'demo', makeWorld, { passwordHash })
  }
  const signIn = (label: string, { email }: { email: string }): SignIn => ({
    label,
    email,
    password: demoPassword,
  })
  return [
    ...demoCustomers.map((customer) => signIn(`${customer.societyName}, ${customer.trade}`, customer)),
    signIn(`${demoAgency.societyName}, an agency`, demoAgency),
    signIn('Community manager', demoStaff.internalAgent),
    signIn('Team manager', demoStaff.teamManager),
    signIn('Product manager', demoStaff.productManager),
    signIn('Super admin', demoAdmin),
  ]
}

/** In one transaction, so that a start that is killed leaves no half world. */
async function makeWorld(ctx: CommandContext, { passwordHash }: { passwordHash: string }): Promise<void> {
  await oneAtATime(ctx.tx, 'demo-world')
  if (await findByEmail(ctx.tx, demoAdmin.email)) return
  await createAdmin(ctx, { ...demoAdmin, passwordHash })
  await makeHouse(ctx)
  await makeStaff(ctx, passwordHash)
  for (const customer of demoCustomers) await makeCustomer(ctx, customer, passwordHash)
  await makeAgency(ctx, passwordHash)
}
