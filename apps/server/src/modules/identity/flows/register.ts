import type { Handler } from '../../../http/handlers.ts'
import { rememberRegistration } from '../../../http/registered-here.ts'
import { invalid } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { sectorExists } from '../../catalogue/index.ts'
import { askByMail } from '../jobs/answer-by-mail.ts'
import { hashPassword, refuseWeakPassword } from '../password.ts'
import { checkPhone } from '../phone.ts'

/** Registration: everything that can be refused is judged here, and nothing of it depends on whose address it is. */
export const register: Handler<'POST /auth/register'> = async ({ platform, body, command, reply }) => {
  const phone = checkPhone(body.phone, body.country)
  await refuseWeakPassword(body.password, body)
  const { activitySectorId, userType, password, passwordConfirmation: _, ...rest } = body
  if (activitySectorId !== null && !(await sectorExists(platform.db, activitySectorId)))
    throw invalid({ activitySectorId: { key: 'unknown' } })
  const passwordHash = await hashPassword(password)
  const type = userType === 'agency' ? 'agencyManager' : 'customer'
  const id = newDigitsId()
  await command(askByMail, {
    about: 'registration',
    input: { ...rest, id, activitySectorId, phone, passwordHash, type },
  })
  rememberRegistration(platform, reply, id)
}
