import type { Handler } from '../../../http/handlers.ts'
import { registerPerson } from '../commands/register-person.ts'
import { hashPassword, refuseWeakPassword } from '../password.ts'
import { checkPhone } from '../phone.ts'

/** Registration: the password is judged and hashed before anything is looked up, whoever the address belongs to. */
export const register: Handler<'POST /auth/register'> = async ({ body, command }) => {
  const phone = checkPhone(body.phone, body.country)
  await refuseWeakPassword(body.password, body)
  const passwordHash = await hashPassword(body.password)
  await command(registerPerson, {
    ...body,
    phone,
    passwordHash,
    type: body.userType === 'agency' ? 'agencyManager' : 'customer',
  })
}
