import { handlers } from '../../http/handlers.ts'
import { openLiveEvents } from '../../http/live-events.ts'
import { requestPasswordReset, resendValidation } from './commands/mail-links.ts'
import { validateEmail } from './commands/validate-email.ts'
import { finishWithCode } from './flows/finish-with-code.ts'
import { register } from './flows/register.ts'
import { signIn } from './flows/sign-in.ts'
import { currentUserOf } from './queries/current-user.ts'

export const identityHandlers = handlers({
  'GET /user/current': async ({ read }) => ({ user: await read(currentUserOf, undefined) }),
  'POST /auth/login': signIn,
  'POST /auth/login/second-factor': finishWithCode,
  'POST /auth/register': register,
  'POST /auth/register/resend': async ({ command, body }) => command(resendValidation, body),
  'POST /auth/forgot-password': async ({ command, body, language }) =>
    command(requestPasswordReset, { ...body, language }),
  'POST /auth/validate-email': async ({ command, body }) => command(validateEmail, body),
  'GET /api/events': openLiveEvents,
})
