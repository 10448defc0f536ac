import type { RunView } from '@postelier/contract'
import type { Command, Query } from '../../access/context.ts'
import { handlers } from '../../http/handlers.ts'
import { engineFor } from '../engines/index.ts'
import { readBegunRun } from '../planning/index.ts'
import { readLookup, startDescription } from '../sources/index.ts'
import type { Choices } from './choices.ts'
import { draftFromItem } from './commands/draft-from-item.ts'
import { draftFromPage } from './commands/draft-from-page.ts'
import { draftFromPicture } from './commands/draft-from-picture.ts'
import { draftFromPrompt } from './commands/draft-from-prompt.ts'

interface WayCall<Body> {
  readonly params: { readonly id: number }
  readonly body: Body
  readonly language: string
  command<I, O>(command: Command<I, O>, input: I): Promise<O>
  read<I, O>(query: Query<I, O>, input: I): Promise<O>
}

/** Whatever it is made of, it is on its way, and can be followed. */
async function begin<I extends Choices>(
  call: WayCall<Omit<I, 'accountId'>>,
  command: Command<I, string>,
): Promise<{ run: RunView }> {
  const accountId = call.params.id
  const runId = await call.command(command, { ...call.body, accountId } as I)
  return call.read(readBegunRun, { accountId, runId, language: call.language })
}

export const waysHandlers = handlers({
  'GET /api/users/{id}/ways': async ({ platform, params }) => {
    const input = { use: 'text', accountId: params.id, signal: new AbortController().signal } as const
    return { seesPictures: (await engineFor(platform, input)) !== null }
  },
  'POST /api/users/{id}/ways/picture/descriptions': async ({ command, read, params, body }) => {
    const accountId = params.id
    const lookupId = await command(startDescription, { ...body, accountId })
    return read(readLookup, { accountId, lookupId })
  },
  'POST /api/users/{id}/ways/prompt': (call) => begin(call, draftFromPrompt),
  'POST /api/users/{id}/ways/address': (call) => begin(call, draftFromPage),
  'POST /api/users/{id}/ways/content': (call) => begin(call, draftFromItem),
  'POST /api/users/{id}/ways/picture': (call) => begin(call, draftFromPicture),
})
