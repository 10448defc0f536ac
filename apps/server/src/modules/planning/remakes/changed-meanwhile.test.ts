import { expect, it } from 'vitest'
import { draftedPost, remakeDue } from '../../../testing/drafted-post.ts'
import { testServer } from '../../../testing/test-platform.ts'
import { builtIn } from '../writing/write-with.ts'
import type { Writer } from '../writing/writer.ts'

const server = await testServer()

it.each([
  { change: { isDropped: true }, state: 'failed', left: 20 },
  { change: { says: ['Le pain de campagne pèse deux kilos.'] }, state: 'done', left: 19 },
])(
  'another hook tells nothing that was changed while it was written: $change',
  async ({ change, state, left }) => {
    const one = await draftedPost(server)
    const before = (await one.task()).hooks.common
    await one.ask('hook')
    let isChanged = false
    const write: Writer['write'] = async (brief, signal) => {
      const answer = await builtIn.write(brief, signal)
      if (isChanged) return answer
      isChanged = true
      const reply = await one.browser.call('POST /api/users/{id}/facts/{factId}', {
        params: { ...one.params, factId: Number(one.subject.facts[0]?.id) },
        body: { version: 1, ...change },
      })
      expect(reply.status).toBe(200)
      return answer
    }
    await remakeDue(server, { writer: { ...builtIn, write } })
    expect([(await one.latest())?.state, await one.left()]).toEqual([state, left])
    const after = (await one.task()).hooks.common
    if (state === 'failed') expect(after).toBe(before)
    else expect(after).toContain('deux kilos')
  },
)
