import { describe, expect, it } from 'vitest'
import type { PersonActor } from '../../access/actor.ts'
import { nobody, system } from '../../access/actor.ts'
import { maySeeFile } from './file.policy.ts'
import { contentDisposition, safeName } from './safe-name.ts'

const actor = (type: PersonActor['type'], personId: number, ownerId: number | null = null): PersonActor => ({
  kind: 'person',
  personId,
  type,
  ownerId,
  language: 'fr',
  permissions: new Set(['brand:consult']),
  isSuperAdmin: type === 'superAdmin',
  impersonatorId: null,
})
const account = { id: 1, type: 'customer', ownerId: 9 } as const
const contact = { id: 2, type: 'contact', ownerId: 1 } as const

describe('who may see a file', () => {
  it.each([
    ['its account', actor('customer', 1), true, true],
    ['a contact of the account', actor('contact', 3, 1), true, true],
    ['the account’s agency', actor('agencyManager', 9), true, false],
    ['a super admin', actor('superAdmin', 7), true, true],
    ['an agent', actor('internalAgent', 7), false, true],
    ['another account', actor('customer', 5), false, false],
    ['a contact of another account', actor('contact', 6, 5), false, false],
    ['another agency', actor('agencyManager', 8), false, false],
    ['nobody', nobody, false, false],
    ['the clockwork', system('test'), true, true],
  ] as const)('%s: the logo %#, a contact’s face', (_who, one, logo, face) => {
    expect(maySeeFile(one, 'societyLogo', account)).toBe(logo)
    expect(maySeeFile(one, 'profileImage', contact)).toBe(face)
  })

  it('everybody, when it belongs to the platform', () =>
    expect(maySeeFile(nobody, 'siteLogo', null)).toBe(true))

  it('whoever acts for an account and sees its designs sees the pictures kept for them, not those for posts', () => {
    const designer = { ...actor('agencyManager', 9), permissions: new Set(['design:consult']) }
    expect(maySeeFile(designer, 'keptPicture', account)).toBe(true)
    expect(maySeeFile(designer, 'postPicture', account)).toBe(false)
    expect(maySeeFile(actor('agencyManager', 9), 'keptPicture', account)).toBe(false)
    expect(maySeeFile(actor('agencyManager', 9), 'postPicture', account)).toBe(true)
    expect(maySeeFile({ ...designer, personId: 8 }, 'keptPicture', account)).toBe(false)
  })

  it('what a post shows, whoever of its people or its agency may read posts, and nobody else', () => {
    const reads = (one: PersonActor) => ({ ...one, permissions: new Set(['posts:consult']) })
    const may = (one: PersonActor) => maySeeFile(one, 'postMedia', account)
    expect(
      [actor('customer', 1), actor('contact', 3, 1), actor('agencyManager', 9)].map(reads).map(may),
    ).toEqual([true, true, true])
    expect(
      [actor('contact', 3, 1), reads(actor('customer', 5)), reads(actor('internalAgent', 7))].map(may),
    ).toEqual([false, false, false])
  })

  it('nobody but its own people without the permission to read the brand', () => {
    const agency = { ...actor('agencyManager', 9), permissions: new Set<string>() }
    const contactWithout = { ...actor('contact', 3, 1), permissions: new Set<string>() }
    expect(maySeeFile(agency, 'societyLogo', account)).toBe(false)
    expect(maySeeFile(contactWithout, 'societyLogo', account)).toBe(true)
  })
})

describe('a file’s name', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\x\\logo.png', 'logo.png'],
    ['..\u202egnp.exe', 'gnp.exe'],
    ['a"b\r\nset-cookie: x', 'abset-cookie x'],
    ['', ''],
  ])('%j becomes %j', (given, kept) => expect(safeName(given)).toBe(kept))

  it('is handed out with the extension it truly has', () => {
    expect(contentDisposition('été.exe', 'image/png')).toBe(
      `inline; filename="ete.png"; filename*=UTF-8''%C3%A9t%C3%A9.png`,
    )
  })
})
