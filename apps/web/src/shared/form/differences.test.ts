import { expect, test } from 'vitest'
import { differencesOf } from '#shared/form/differences.ts'

test('says what the other version says, in the order of the screen, and only where words differ', () => {
  const before = { city: 'Lyon', name: 'Verdier', phone: '', week: [1] }
  const serverCopy = { city: 'Lyon', name: 'Vert', phone: '06', week: [2] }
  const labels = { phone: 'Téléphone', name: 'Nom', city: 'Ville', week: 'Semaine' }
  expect(differencesOf(before, serverCopy, labels)).toEqual([
    { label: 'Téléphone', serverCopy: '06' },
    { label: 'Nom', serverCopy: 'Vert' },
  ])
})
