/**
 * How people come in: registration, sign-in, second factors, devices, mailed links, the own account's secrets. Knows
 * nothing of what they do inside.
 */
export { type RegisterPerson, registerPerson } from './commands/register-person.ts'
export { identityHandlers } from './identity.routes.ts'
