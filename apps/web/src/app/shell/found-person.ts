// How a person that the command bar found is called, and where they lead.
import type { LinkTarget } from '#shared/lib/link-target.ts'

interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** One letter calls too many. */
const fewestLetters = 2
export const isCalled = (words: string): boolean => words.trim().length >= fewestLetters

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`

/** A business goes by its own name. */
export const titleOf = ({
  societyName,
  ...person
}: Named & { readonly societyName: string | null }): string => societyName || nameOf(person)

/** An agency opens its customer's account, an administrator the person's record. */
export const recordOf = (
  { id, type }: { readonly id: number; readonly type: string },
  isAgency: boolean,
): LinkTarget =>
  isAgency
    ? { to: '/agency/customers/$agencyCustomerId/account', params: { agencyCustomerId: String(id) } }
    : { to: '/admin/users/$userType/$userId/edit', params: { userType: type, userId: String(id) } }
