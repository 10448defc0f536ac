import type { PersonBody, UserType } from '@postelier/contract'
import type { TestBrowser } from './browser.ts'
import type { TestPerson } from './people.ts'

interface Someone {
  readonly type: UserType
  readonly id: number
}

export const pathOf = (who: Someone) => ({ userType: who.type, userId: who.id })

/** What an administrator does with people, by whoever does most of it in a test or by somebody else. */
export const administering = (usual: () => TestBrowser) => ({
  read: async (who: Someone, by = usual()) =>
    (await by.call('GET /api/admin/users/{userType}/{userId}', { params: pathOf(who) })).body.user,
  create: (userType: UserType, body: PersonBody, by = usual()) =>
    by.call('POST /api/admin/users/{userType}', { params: { userType }, body }),
  edit: (who: TestPerson, body: PersonBody & { version: number }, by = usual()) =>
    by.call('POST /api/admin/users/{userType}/{userId}', { params: pathOf(who), body }),
})
