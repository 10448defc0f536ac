import { longestAnswerMs } from '@postelier/contract'
import { expect, it, vi } from 'vitest'
import { moduleHandlers, routeList } from '../modules/all.ts'
import { testServer } from '../testing/test-platform.ts'
import { buildApp } from './build-app.ts'

const server = await testServer()

it('a request of a session that is over takes away no cookie: a new one may have come meanwhile', async () => {
  const reply = await server.app.inject({
    url: '/user/current',
    cookies: { po_session: 'over-since-somebody-sat-down-in-another-chair' },
  })
  expect(reply.statusCode).toBe(401)
  expect(reply.cookies.filter(({ name }) => name.endsWith('po_session'))).toEqual([])
})

it('an answer that takes longer than any may is said to, while a page still waits for it', async () => {
  let begun: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => {
    begun = resolve
  })
  const app = await buildApp(server.platform, {
    routes: routeList,
    handlers: {
      ...moduleHandlers,
      'GET /api/application': () => {
        begun()
        return new Promise(() => undefined)
      },
    },
    pageWords: server.siteSettings.pageWords,
    pictureOrigins: [],
    webFolder: undefined,
  })
  await app.ready()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const reply = app.inject({ url: '/api/application' })
    await isAsked
    vi.advanceTimersByTime(longestAnswerMs)
    const answer = await reply
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'tooSlow'])
  } finally {
    vi.useRealTimers()
  }
})
