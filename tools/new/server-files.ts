import type { Names } from './names.ts'

/** The call, the module that answers it, and the test that shows both. */
export function serverFiles({ kebab, camel, pascal, words }: Names): Record<string, string> {
  const call = `GET /api/users/{id}/${kebab}`
  const module = `apps/server/src/modules/${kebab}`
  return {
    [`packages/contract/src/routes/${kebab}.ts`]: `import { z } from 'zod'
import { access, params, route } from '../route.ts'

export const ${camel}View = z
  .object({
    since: z.iso.datetime(),
    /** What whoever asks may do with it. */
    abilities: z.object({ edit: z.boolean() }),
  })
  .meta({ id: '${pascal}' })
export type ${pascal}View = z.infer<typeof ${camel}View>

export const ${camel}Routes = [
  route('GET', '/api/users/{id}/${kebab}', {
    access: access.account('account:consult'),
    rate: 'read',
    summary: '${words} of an account',
    params: params.id,
    output: z.object({ ${camel}: ${camel}View }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    ${camel}: { routes: typeof ${camel}Routes }
  }
}
`,
    [`${module}/index.ts`]: `/**
 * ${words}: what they are for. What this module never does.
 */

import { ${camel}Routes } from '@postelier/contract/${kebab}'
import { defineModule } from '../../http/server-module.ts'
import { ${camel}Handlers } from './${kebab}.routes.ts'

export const serverModule = defineModule({ routes: [${camel}Routes], handlers: [${camel}Handlers] })
`,
    [`${module}/${kebab}.routes.ts`]: `import { handlers } from '../../http/handlers.ts'
import { read${pascal} } from './queries/read-${kebab}.ts'

export const ${camel}Handlers = handlers({
  '${call}': ({ read, params }) => read(read${pascal}, { accountId: params.id }),
})
`,
    [`${module}/${kebab}.policy.ts`]: `import { type Actor, holds } from '../../access/actor.ts'

/** What whoever may see it may do besides; the web app asks this, and no role. */
export const abilitiesIn = (actor: Actor) => ({ edit: holds(actor, 'account:edit') })
`,
    [`${module}/queries/read-${kebab}.ts`]: `import type { ${pascal}View } from '@postelier/contract/${kebab}'
import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { abilitiesIn } from '../${kebab}.policy.ts'

/** Begins with what every account has: since when it is there. */
export async function read${pascal}(
  { db, actor }: QueryContext,
  { accountId }: { accountId: number },
): Promise<{ ${camel}: ${pascal}View }> {
  await requireAccount(db, actor, accountId, 'account:consult')
  const [account] = await db
    .select({ since: person.registeredAt })
    .from(person)
    .where(eq(person.id, accountId))
  if (!account) throw notFound()
  return { ${camel}: { since: account.since.toISOString(), abilities: abilitiesIn(actor) } }
}
`,
    [`${module}/${kebab}.test.ts`]: `import { beforeAll, describe, expect, it } from 'vitest'
import { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

describe('${kebab}', () => {
  it('is read for an account by who may, with what they may do, and by nobody else', async () => {
    const { id, ...owner } = await makePerson(server, 'customer')
    const read = (browser: TestBrowser) => browser.call('${call}', { params: { id } })
    const reply = await read(await signedIn(server, { id, ...owner }))
    expect(reply.body.${camel}.abilities).toEqual({ edit: true })
    const reader = await makePerson(server, 'contact', { ownerId: id, roleKey: 'contactReader' })
    expect((await read(await signedIn(server, reader))).body.${camel}.abilities).toEqual({ edit: false })
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    expect([(await read(stranger)).status, (await read(new TestBrowser(server))).status]).toEqual([404, 401])
  })
})
`,
    [`docs/coverage/${kebab}.yaml`]: `# ${words}.
chapter: Screens
${words}:
  ${kebab}.screen:
    what: /me/${kebab}, and the same for a customer of an agency
    where: P2
    tests:
      - ${kebab} is read for an account by who may, with what they may do, and by nobody else
`,
  }
}
