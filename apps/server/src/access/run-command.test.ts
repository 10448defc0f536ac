import { beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/test-platform.ts'
import { system } from './actor.ts'
import { type Command, runCommand } from './context.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** Broken off so often, as the database does it to one of two that wait for one another. */
const brokenOff = (times: number, code = '40P01') => {
  let runs = 0
  const command: Command<object, number> = async () => {
    runs++
    if (runs <= times) throw Object.assign(new Error('broken off'), { cause: { code } })
    return runs
  }
  return { run: () => runCommand(server.platform, system('test'), 'test', command, {}), runs: () => runs }
}

describe('a command', () => {
  it('that the database broke off for another’s sake is run again, and not for ever', async () => {
    expect(await brokenOff(2).run()).toBe(3)
    const always = brokenOff(9)
    await expect(always.run()).rejects.toThrow('broken off')
    expect(always.runs()).toBe(3)
  })

  it('that failed otherwise is not', async () => {
    const other = brokenOff(1, '23505')
    await expect(other.run()).rejects.toThrow('broken off')
    expect(other.runs()).toBe(1)
  })
})
