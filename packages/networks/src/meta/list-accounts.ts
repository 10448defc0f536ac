import * as z from 'zod'
import type { CallContext, Tokens } from '../adapter.ts'
import { idText } from '../calling/answer.ts'
import { Refusal } from '../refusal.ts'
import { type GraphHost, idIn } from './graph.ts'
import { listAll } from './list-all.ts'

const account = z.object({
  id: idText,
  name: z.string().catch(''),
  username: z.string().optional().catch(undefined),
  access_token: z.string().optional().catch(undefined),
  tasks: z.array(z.string()).optional().catch(undefined),
  followers_count: z.number().optional().catch(undefined),
  picture: z
    .object({ data: z.object({ url: z.string() }) })
    .optional()
    .catch(undefined),
  instagram_business_account: z
    .object({
      id: idText,
      username: z.string().optional().catch(undefined),
      name: z.string().optional().catch(undefined),
      profile_picture_url: z.string().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
})
export type Account = z.infer<typeof account>

const fields =
  'id,name,username,access_token,tasks,picture{url},followers_count,instagram_business_account{id,username,name,profile_picture_url}'

/** The Pages a person ticked, and those their businesses hold. */
export const listAccounts = async (
  context: CallContext,
  host: GraphHost,
  tokens: Tokens,
  asksBusinesses: boolean,
): Promise<Account[]> => {
  const list = (path: string) => listAll(context, host, { path, token: tokens.access, fields, item: account })
  const own = await list('/me/accounts')
  const held = asksBusinesses ? await heldAccounts(context, host, tokens, list) : []
  return [...new Map([...held, ...own].map((one) => [one.id, one])).values()]
}

const heldAccounts = async (
  context: CallContext,
  host: GraphHost,
  tokens: Tokens,
  list: (path: string) => Promise<Account[]>,
): Promise<Account[]> => {
  try {
    const item = z.object({ id: idText })
    const asked = { path: '/me/businesses', token: tokens.access, fields: 'id', item }
    const all: Account[] = []
    for (const { id } of await listAll(context, host, asked)) {
      for (const edge of ['owned_pages', 'client_pages']) all.push(...(await list(`/${idIn(id)}/${edge}`)))
    }
    return all
  } catch (error) {
    // Ticked off in the window: then the person has no businesses for us.
    if (error instanceof Refusal && error.facts.kind === 'permissionMissing') return []
    throw error
  }
}

/** Where their tasks are told, one of these must be among them. */
export const mayDo = ({ tasks }: Account, ...any: readonly string[]): boolean =>
  !tasks || any.some((task) => tasks.includes(task))
