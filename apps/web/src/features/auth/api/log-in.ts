import { request } from '#shared/api/client.ts'

export interface Credentials extends Record<string, unknown> {
  email: string
  password: string
  remember: boolean
}

export async function logIn(body: Credentials): Promise<void> {
  await request('POST', '/auth/login', { body, anonymous: true })
}
