import { access, type Route } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { eventNames, jobs, moduleHandlers, routeList } from '../modules/all.ts'
import { joinModules } from './join-modules.ts'
import type { ServerModule } from './server-module.ts'

const read: Route = { method: 'GET', path: '/api/things', access: access.public, rate: 'read', summary: '' }
const handlers = [{ 'GET /api/things': async () => ({}) }] as unknown as ServerModule['handlers'] & object
const things: ServerModule = { routes: [[read]], handlers }

describe('the modules of the server', () => {
  it('are found by their folders, and answer every route of the contract once', () => {
    expect(Object.keys(moduleHandlers)).toHaveLength(routeList.length)
    expect(routeList.length).toBeGreaterThan(200)
    expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['send-mail', 'publish-posts']))
    expect(eventNames).toEqual(expect.arrayContaining(['notices.changed', 'tasks.changed']))
  })

  it('fit together, or the server says what does not and never starts', () => {
    expect(joinModules([things, {}])).toMatchObject({ routes: [read], jobs: [], events: [] })
    expect(() => joinModules([{ routes: [[read]] }])).toThrow('GET /api/things has no handler')
    expect(() => joinModules([{ handlers }])).toThrow('GET /api/things has a handler and no route')
    expect(() => joinModules([things, { routes: [[read]] }])).toThrow('GET /api/things is declared twice')
    expect(() => joinModules([things, { handlers }])).toThrow('GET /api/things has two handlers')
    const told: ServerModule = { events: ['notices.changed'], exports: { things: async () => [] } }
    expect(() => joinModules([told, told])).toThrow(
      'the event notices.changed is declared twice\nthings is exported twice',
    )
  })
})
