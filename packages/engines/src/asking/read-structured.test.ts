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
    // Looked through once for each of them, these would hang for minutes.
    const many = 3_000_000
    expect(readStructured(`\`\`\`${'\n'.repeat(many)}x`, shape)).toHaveProperty('wrong')
    const spaces = `${' '.repeat(many)}\`\`\`${' \n'.repeat(many / 2)}x`
    expect(readStructured(spaces, shape)).toHaveProperty('wrong')
  })
})
