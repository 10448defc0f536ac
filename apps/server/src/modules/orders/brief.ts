// What an order needs to be known of it. Pure.
import type { Network } from '@postelier/contract'
import { type Brief, brief as briefShape, neededOfSubject } from '@postelier/contract/orders'
import type { OrderKind } from '@postelier/contract/task-configurations'
import type { FieldFault } from '../../platform/errors.ts'

interface Known {
  readonly title?: string
  readonly networks: readonly Network[]
  readonly pageIds?: readonly number[] | null | undefined
  readonly publishOn?: string | null
  readonly message?: string
}

/** A brief with what is known of it. Its tone stays open: whoever makes it follows the account's. */
export const briefFrom = ({
  title = '',
  networks,
  pageIds = null,
  publishOn = null,
  message = '',
}: Known): Brief =>
  briefShape.parse({ title, networks, pageIds, publishOn, subject: { type: 'other', message } })

/** What is missing, by the field of the brief. */
export function faultsOfBrief(brief: Brief, kind: OrderKind, today: string): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {}
  if (!brief.title) faults['brief.title'] = { key: 'required' }
  if (kind !== 'visual' && brief.networks.length === 0) faults['brief.networks'] = { key: 'required' }
  const { subject } = brief
  for (const field of neededOfSubject[subject.type]) {
    const value = (subject as unknown as Readonly<Record<string, unknown>>)[field]
    if (value === null || value === '') faults[`brief.subject.${field}`] = { key: 'required' }
  }
  const { ageMin, ageMax } = brief.targeting
  if (ageMin !== null && ageMax !== null && ageMax < ageMin)
    faults['brief.targeting.ageMax'] = { key: 'tooSmall', min: ageMin }
  if (brief.publishOn !== null && brief.publishOn < today) faults['brief.publishOn'] = { key: 'inPast' }
  return faults
}

/** How many networks get words of their own; of a picture alone none does. */
export const networksOf = ({ networks, hookSetting }: Brief, kind?: OrderKind): number =>
  hookSetting === 'perNetwork' && kind !== 'visual' ? Math.max(1, networks.length) : 1
