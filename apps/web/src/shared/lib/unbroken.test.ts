import { expect, it } from 'vitest'
import { unbroken } from '#shared/lib/unbroken.ts'

it('a mark that belongs to a word never stands alone on a line', () => {
  expect(unbroken('« La galette revient » ?')).toBe('«\u00a0La galette revient\u00a0»\u00a0?')
  expect(unbroken('Une ligne\n: puis une autre')).toBe('Une ligne\n: puis une autre')
})
