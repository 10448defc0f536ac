import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readStructured } from './read-structured.ts'

const shape = z.object({ a: z.number() })

describe('an answer that is to have a shape', () => {
  it.each(['{"a":1}', ' {"a":1}\n', '```json\n{"a":1}\n```', '```\n{"a":1}```\n'])(
    'is read, in a fence of its own or without: %j',
    (answer) => {
      expect(readStructured(answer, shape)).toEqual({ value: { a: 1 } })
    },
  )

  it.each(['```js\n{"a":1}\n```', '```json {"a":1}```', '``````', '```\n```', '```'])(
    'is none in another one: %j',
    (answer) => {
      expect(readStructured(answer, shape)).toEqual({ wrong: ['it is not JSON'] })
    },
  )

  it('keeps nobody waiting, however it is written', () => {
    const took = (answer: string) => {
      const began = performance.now()
      readStructured(answer, shape)
      return performance.now() - began
    }
    const many = 400_000
    const reference = took(`{"a":1,"b":"${'x'.repeat(many)}"}`)
    expect(took(`\`\`\`${'\n'.repeat(many)}x`)).toBeLessThan(200 + 20 * reference)
    expect(took(`${' '.repeat(many)}\`\`\`${' \n'.repeat(many / 2)}x`)).toBeLessThan(200 + 20 * reference)
  })
})
