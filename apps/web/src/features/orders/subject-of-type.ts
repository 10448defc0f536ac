// What a brief speaks of, as another type of subject: nothing that was written is lost on the way, or on the way back.
import type { BriefSubject } from '@postelier/contract/orders'

type Type = BriefSubject['type']

const empties: { readonly [T in BriefSubject['type']]: Extract<BriefSubject, { type: T }> } = {
  product: { type: 'product', name: '', why: '', profit: '', url: '', isUrlInHook: false },
  actuality: { type: 'actuality', about: '', title: '', date: null, relation: '' },
  event: {
    type: 'event',
    name: '',
    place: 'presence',
    location: '',
    date: null,
    time: '',
    timeZone: '',
    description: '',
    speakers: '',
  },
  recruitment: {
    type: 'recruitment',
    position: '',
    contract: '',
    missions: '',
    profile: '',
    salary: '',
    location: '',
    date: null,
    contactEmail: '',
  },
  brand: { type: 'brand', name: '', topic: 'team', precision: '', message: '' },
  other: { type: 'other', message: '' },
  standard: { type: 'standard', task: '', message: '', url: '' },
}

/** Where each type has what is written at length. */
const mainField: Readonly<Record<Type, string>> = {
  product: 'why',
  actuality: 'about',
  event: 'description',
  recruitment: 'missions',
  brand: 'message',
  other: 'message',
  standard: 'message',
}

/** What both types have a field for stays, the main text too under its other name; what else was written there before comes back. */
export function subjectOfType(type: Type, from: BriefSubject, before?: BriefSubject): BriefSubject {
  const [own, given] = [empties[type], from as unknown as Record<string, unknown>]
  const carried = { ...given, [mainField[type]]: given[mainField[from.type]] ?? '' }
  const former = { ...before } as Record<string, unknown>
  const filled = Object.keys(own).map((field) => [
    field,
    [carried[field], former[field]].find(isWritten) ?? own[field as keyof typeof own],
  ])
  return { ...Object.fromEntries(filled), type } as BriefSubject
}

const isWritten = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
