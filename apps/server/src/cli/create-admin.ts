import { createInterface } from 'node:readline/promises'
import { email } from '@postelier/contract'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { jobs } from '../modules/all.ts'
import { createAdmin, hashPassword, refuseWeakPassword } from '../modules/identity/index.ts'
import { installPermissions } from '../modules/roles/index.ts'
import { AppError } from '../platform/errors.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { run } from './run.ts'

/** The first super admin: asks, or reads ADMIN_EMAIL, ADMIN_FIRST_NAME, ADMIN_LAST_NAME and ADMIN_PASSWORD. Works once. */
await run(async (config, say) => {
  const questions = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  const ask = async (name: string, question: string) => {
    const answer = process.env[name] ?? (await questions?.question(`${question}: `)) ?? ''
    if (!answer.trim()) throw new Error(`${name} is missing`)
    return answer.trim()
  }
  const admin = {
    email: email.parse(await ask('ADMIN_EMAIL', 'E-mail')),
    firstName: await ask('ADMIN_FIRST_NAME', 'First name'),
    lastName: await ask('ADMIN_LAST_NAME', 'Last name'),
  }
  const password = await ask('ADMIN_PASSWORD', 'Password (12 characters or more)')
  questions?.close()
  const platform = await openPlatform(config, jobs)
  try {
    if (password.length < 12) throw new AppError('passwordWeak')
    await refuseWeakPassword(password, admin)
    const passwordHash = await hashPassword(password)
    await runCommand(platform, system('create-admin'), 'create-admin', installPermissions, undefined)
    await runCommand(platform, system('create-admin'), 'create-admin', createAdmin, {
      ...admin,
      passwordHash,
    })
    say(`${admin.email} is super admin. Sign in at ${config.publicUrl}`)
  } catch (reason) {
    if (reason instanceof AppError)
      throw new Error(platform.translator.say('en', `errors:codes.${reason.code}`), { cause: reason })
    throw reason
  } finally {
    await platform.close()
  }
})
