import { readSiret, readVatNumber } from '@postelier/contract'
import type { FieldFault } from '../../platform/errors.ts'
import type { society } from './brand.tables.ts'

type SocietyRow = typeof society.$inferSelect

export interface EssentialInformation {
  readonly name: string
  readonly commercialName: string
  readonly summary: string
  readonly activitySectorId: number | null
  readonly trade: string
  readonly workforce: string | null
  readonly activityType: string
  readonly siteUrl: string
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly siret: string
  readonly vatNumber: string
}

/** Numbers in their usual spelling, and every fault at once. A SIRET is a French thing: elsewhere the field is free. */
export function checkEssentialInformation(input: EssentialInformation): {
  readonly values: EssentialInformation
  readonly faults: Readonly<Record<string, FieldFault>>
} {
  const faults: Record<string, FieldFault> = {}
  const siret = input.siret === '' || input.country !== 'FR' ? input.siret : readSiret(input.siret)
  if (siret === undefined) faults.siret = { key: 'siret' }
  const vatNumber = input.vatNumber === '' ? '' : readVatNumber(input.vatNumber, input.country)
  if (vatNumber === undefined) faults.vatNumber = { key: 'vatNumber' }
  return { values: { ...input, siret: siret ?? '', vatNumber: vatNumber ?? '' }, faults }
}

/** That of a business which its form shows. */
export const essentialOf = (row: SocietyRow) => {
  const { alertEmail, alertPhone, personId, actualitySourcesSuggested, ...rest } = row
  return rest
}
