import { type PersonPart, type PersonView, personParts } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { presentPerson } from '../people.present.ts'
import { type OnePerson, requireVisible } from '../require-person.ts'

/** Everything an administrator edits of somebody, or of its parts only those that are asked for. */
export async function readPerson(
  ctx: QueryContext,
  { with: asked, ...one }: OnePerson & { readonly with?: readonly PersonPart[] | '' | undefined },
): Promise<PersonView> {
  const whole = await presentPerson(ctx, await requireVisible(ctx, one))
  if (!asked) return whole
  const left = new Set<string>(personParts.filter((part) => !asked.includes(part)))
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !left.has(name))) as PersonView
}
