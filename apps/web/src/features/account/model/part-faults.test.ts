import { expect, it } from 'vitest'
import { faultsOfForm } from '#features/account/model/part-faults.ts'
import { ApiError } from '#shared/api/api-error.ts'

it('a fault of a part is named as the field of its form; others stay as they are', () => {
  const fields = {
    'essentials.siret': 'A',
    'brand.voice.customTone': 'B',
    'brand.look.graphicCharter': 'C',
    siret: 'D',
    proposal: 'E',
  }
  const error = new ApiError({ status: 422, code: 'invalid', message: 'F', fields })
  expect(faultsOfForm(error)).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'F',
    fields: { siret: 'D', customTone: 'B', graphicCharter: 'C', proposal: 'E' },
  })
  const other = new Error('G')
  expect(faultsOfForm(other)).toBe(other)
})
