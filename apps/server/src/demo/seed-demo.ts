import { system } from '../access/actor.ts'
import { asIf, type CommandContext, runCommand } from '../access/context.ts'
import { createAdmin, findByEmail, hashPassword } from '../modules/identity/index.ts'
import { oneAtATime } from '../platform/database/one-at-a-time.ts'
import type { Platform } from '../platform/platform.ts'
import { demoAgency } from './demo-agency.ts'
import { demoAdmin, demoCustomers, demoPassword, demoStaff } from './demo-people.ts'
import { ago } from './earlier.ts'
import { makeWorld } from './make-world.ts'
import { type Reached, reachOut } from './reach-out.ts'

export interface SignIn {
  readonly label: string
  readonly email: string
  readonly password: string
}

/** Fills an empty database with the demo world, through the same commands as people use; does nothing a second time. */
export async function seedDemo(platform: Platform): Promise<readonly SignIn[]> {
  if (!(await findByEmail(platform.db, demoAdmin.email))) {
    const [passwordHash, reached] = await Promise.all([hashPassword(demoPassword), reachOut(platform)])
    await runCommand(platform, system('demo'), 'demo', begin, { passwordHash, reached })
  }
  const signIn = (label: string, { email }: { email: string }): SignIn => ({
    label,
    email,
    password: demoPassword,
  })
  return [
    ...demoCustomers.map((customer) => signIn(`${customer.societyName}, ${customer.trade}`, customer)),
    signIn(`${demoAgency.societyName}, an agency`, demoAgency),
    ...demoStaff.flatMap(({ label, ...person }) => (label ? [signIn(label, person)] : [])),
    signIn('Super admin', demoAdmin),
  ]
}

interface Beginning {
  readonly passwordHash: string
  readonly reached: ReadonlyMap<string, Reached>
}

/** In one transaction, so that a start that is killed leaves no half world. */
async function begin(ctx: CommandContext, { passwordHash, reached }: Beginning): Promise<void> {
  await oneAtATime(ctx.tx, 'demo-world')
  if (await findByEmail(ctx.tx, demoAdmin.email)) return
  const atFirst = asIf(ago(ctx, 400, 9), { actor: ctx.actor })
  const adminId = await createAdmin(atFirst, { ...demoAdmin, passwordHash })
  await makeWorld(ctx, { passwordHash, adminId, reached })
}
