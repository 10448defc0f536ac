import { system } from '../access/actor.ts'
import { type CommandContext, runCommand } from '../access/context.ts'
import { advanceRegistration } from '../modules/brand/index.ts'
import {
  createAdmin,
  findByEmail,
  hashPassword,
  type RegisterPerson,
  registerPerson,
  validateEmail,
} from '../modules/identity/index.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { demoAdmin, demoAgency, demoCustomers, demoPassword } from './demo-people.ts'

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
  const signIn = (label: string, email: string): SignIn => ({ label, email, password: demoPassword })
  return [
    ...demoCustomers.map((customer) =>
      signIn(`${customer.societyName}, ${customer.trade.toLowerCase()}`, customer.email),
    ),
    signIn(demoAgency.societyName, demoAgency.email),
    signIn('Super admin', demoAdmin.email),
  ]
}

async function makeWorld(ctx: CommandContext, { passwordHash }: { passwordHash: string }): Promise<void> {
  await createAdmin(ctx, { ...demoAdmin, passwordHash })
  for (const customer of demoCustomers) {
    const id = await join(ctx, { ...customer, type: 'customer', passwordHash })
    await advanceRegistration(ctx, { accountId: id, step: 'done' })
  }
  await join(ctx, { ...demoAgency, type: 'agencyManager', passwordHash })
}

type Joining = Omit<
  RegisterPerson,
  'activitySectorId' | 'activitySectorProposal' | 'country' | 'timeZone' | 'applicationLang'
>

/** Registers somebody and presses the button of the mail they would get, which is caught instead of sent. */
async function join(ctx: CommandContext, input: Joining): Promise<number> {
  const mails: Mail[] = []
  const caught: CommandContext = { ...ctx, mail: async (mail) => void mails.push(mail) }
  const id = await registerPerson(caught, {
    ...input,
    activitySectorId: null,
    activitySectorProposal: '',
    country: 'FR',
    timeZone: 'Europe/Paris',
    applicationLang: 'fr',
  })
  const token = mails.find((mail) => mail.kind === 'validateEmail')?.link?.split('#')[1]
  if (id === undefined || !token) throw new Error(`The demo world could not register ${input.email}`)
  await validateEmail(caught, { token })
  return id
}
