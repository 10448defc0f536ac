/**
 * The permission catalogue shipped with the product: sections hold groups, a group holds permissions of its kind's types.
 * `crud` groups have consult, create, edit and delete; `authorization` groups have authorized. `grant` beside them lets
 * a holder give the group's permissions to a role. Keys never change: roles in databases refer to them.
 */
export const permissionTypes = ['consult', 'create', 'edit', 'delete', 'authorized', 'grant'] as const
export type PermissionType = (typeof permissionTypes)[number]

const crud = 'crud'
const authorization = 'authorization'

export const permissionCatalogue = {
  customer: {
    account: crud,
    accountDeletion: authorization,
    dataExport: authorization,
    brand: crud,
    networks: crud,
    planning: crud,
    posts: crud,
    orders: crud,
    design: crud,
    statistics: crud,
    billing: crud,
    paymentMeans: crud,
    contacts: crud,
    roles: crud,
    notifications: crud,
  },
  agency: { agency: crud, hiddenPosts: authorization },
  work: { work: crud, holidays: crud, team: crud },
  administration: {
    adminUsers: crud,
    adminRoles: crud,
    adminPermissions: crud,
    adminApplication: crud,
    adminMaster: crud,
    adminTranslations: crud,
    adminActivitySectors: crud,
    adminTemplates: crud,
    adminTaskConfigurations: crud,
    adminCreditEntries: crud,
    adminPacks: crud,
    adminBills: crud,
    adminPromotionCodes: crud,
    adminUnsubscribeMessages: crud,
    adminJournal: crud,
    impersonation: authorization,
  },
} as const

export type PermissionSectionKey = keyof typeof permissionCatalogue
type GroupsOf<S extends PermissionSectionKey> = keyof (typeof permissionCatalogue)[S]
export type PermissionGroupKey = { [S in PermissionSectionKey]: GroupsOf<S> }[PermissionSectionKey]

type KindOf<G extends PermissionGroupKey> = {
  [S in PermissionSectionKey]: G extends keyof (typeof permissionCatalogue)[S]
    ? (typeof permissionCatalogue)[S][G]
    : never
}[PermissionSectionKey]
type TypesOf<G extends PermissionGroupKey> =
  KindOf<G> extends typeof crud ? 'consult' | 'create' | 'edit' | 'delete' | 'grant' : 'authorized' | 'grant'

/** A permission the code asks for, such as `brand:edit`. Administrators may add others, which only roles carry. */
export type PermissionRef = { [G in PermissionGroupKey]: `${G}:${TypesOf<G>}` }[PermissionGroupKey]

export const typesOfKind = {
  crud: ['consult', 'create', 'edit', 'delete', 'grant'],
  authorization: ['authorized', 'grant'],
} as const satisfies Record<string, readonly PermissionType[]>

/** Every shipped permission, in the catalogue's order. */
export const shippedPermissions: readonly PermissionRef[] = Object.values(permissionCatalogue).flatMap(
  (groups) =>
    Object.entries(groups).flatMap(([group, kind]) =>
      typesOfKind[kind as 'crud' | 'authorization'].map((type) => `${group}:${type}` as PermissionRef),
    ),
)

export const shippedSectionOf = Object.fromEntries(
  Object.entries(permissionCatalogue).flatMap(([section, groups]) =>
    Object.keys(groups).map((group) => [group, section]),
  ),
) as Record<PermissionGroupKey, PermissionSectionKey>
