import { expect, it } from 'vitest'
import { isAsRefused } from '#features/desk/before-delivery.ts'

const said = (common: string) => ({ common, own: {} })
const back = {
  kind: 'complete',
  isRedrawn: false,
  networks: ['facebook', 'instagram'],
  proposals: [{ status: 'declined', hooks: said('La galette arrive.') }],
} satisfies Parameters<typeof isAsRefused>[0]

it('asks of a return whether it goes out as it came back', () => {
  expect(isAsRefused(back, said('La galette arrive. '))).toBe(true)
  expect(isAsRefused(back, said('La galette est là.'))).toBe(false)
  expect(isAsRefused(back, { common: 'La galette arrive.', own: { facebook: 'Elle est là.' } })).toBe(false)
  expect(isAsRefused({ ...back, isRedrawn: true }, said('La galette arrive.'))).toBe(false)
  // Of words alone no picture is looked at, and of a picture alone no words.
  expect(isAsRefused({ ...back, kind: 'hook', isRedrawn: true }, said('La galette arrive.'))).toBe(true)
  expect(isAsRefused({ ...back, kind: 'visual' }, said(''))).toBe(true)
  expect(isAsRefused({ ...back, proposals: [] }, said('La galette arrive.'))).toBe(false)
})
