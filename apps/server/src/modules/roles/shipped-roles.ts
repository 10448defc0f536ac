import {
  type PermissionGroupKey,
  type PermissionRef,
  permissionCatalogue,
  type RoleNameKey,
  shippedPermissions,
  typesOfKind,
} from '@postelier/contract'

/** A role every installation has: the default of a user type, or one that contacts can be given at once. */
export interface ShippedRole {
  readonly key: RoleNameKey
  readonly name: string
  readonly isSuperAdmin: boolean
  readonly permissions: readonly PermissionRef[]
}

const whole = (...groups: PermissionGroupKey[]) =>
  shippedPermissions.filter((permission) => groups.includes(permission.split(':')[0] as PermissionGroupKey))
const some = <G extends PermissionGroupKey>(group: G, ...types: string[]) =>
  shippedPermissions.filter((permission) => types.some((type) => permission === `${group}:${type}`))

const customerGroups = Object.keys(permissionCatalogue.customer) as PermissionGroupKey[]
const everythingOfAnAccount = whole(...customerGroups)
const ownAccountOnly = some('account', 'consult', 'edit')
/** Of businesses whose task they have in hand, and of no other. */
const ofWork = [...some('brand', 'consult'), ...some('design', 'consult', 'edit')]

/** The table of `docs/generated/roles.md`; an administrator may change every one of them but the super admin's. */
export const shippedRoles: readonly ShippedRole[] = [
  { key: 'superAdmin', name: 'Super administrateur', isSuperAdmin: true, permissions: shippedPermissions },
  { key: 'customer', name: 'Client', isSuperAdmin: false, permissions: everythingOfAnAccount },
  {
    key: 'agencyManager',
    name: 'Responsable d’agence',
    isSuperAdmin: false,
    permissions: [
      ...whole(
        ...customerGroups.filter(
          (group) => group !== 'paymentMeans' && group !== 'accountDeletion' && group !== 'dataExport',
        ),
      ),
      ...whole('agency', 'hiddenPosts'),
      ...some('impersonation', 'authorized'),
      ...some('adminUsers', 'consult', 'create', 'edit'),
    ],
  },
  {
    key: 'internalAgent',
    name: 'Community manager interne',
    isSuperAdmin: false,
    permissions: [
      ...ownAccountOnly,
      ...ofWork,
      ...some('work', ...typesOfKind.crud),
      ...some('holidays', 'consult', 'create', 'delete'),
    ],
  },
  {
    key: 'externalAgent',
    name: 'Community manager externe',
    isSuperAdmin: false,
    permissions: [
      ...ownAccountOnly,
      ...ofWork,
      ...some('work', ...typesOfKind.crud),
      ...some('holidays', 'consult', 'create', 'delete'),
    ],
  },
  {
    key: 'teamManager',
    name: 'Responsable d’équipe',
    isSuperAdmin: false,
    permissions: [
      ...ownAccountOnly,
      // Of no use to themselves, who act for nobody: in an agent's place they see what both may.
      ...ofWork,
      ...some('work', 'consult', 'create', 'edit'),
      ...whole('team', 'holidays'),
      ...some('adminUsers', 'consult', 'edit'),
      ...some('impersonation', 'authorized'),
    ],
  },
  {
    key: 'productManager',
    name: 'Responsable produit',
    isSuperAdmin: false,
    permissions: [
      ...ownAccountOnly,
      ...some('adminActivitySectors', 'consult'),
      ...some('adminTemplates', ...typesOfKind.crud),
      ...some('adminTaskConfigurations', ...typesOfKind.crud),
      ...some('adminPacks', ...typesOfKind.crud),
      ...some('adminPromotionCodes', ...typesOfKind.crud),
      ...some('adminUnsubscribeMessages', ...typesOfKind.crud),
    ],
  },
  {
    key: 'contact',
    name: 'Contact',
    isSuperAdmin: false,
    permissions: [
      ...some('account', 'consult'),
      ...some('brand', 'consult', 'edit'),
      ...some('planning', 'consult', 'edit'),
      ...some('posts', ...typesOfKind.crud),
      ...some('statistics', 'consult'),
      ...some('networks', 'consult'),
      ...some('design', 'consult'),
    ],
  },
  {
    key: 'contactReader',
    name: 'Lecture seule',
    isSuperAdmin: false,
    permissions: [
      ...some('account', 'consult'),
      ...some('brand', 'consult'),
      ...some('planning', 'consult'),
      ...some('posts', 'consult'),
      ...some('statistics', 'consult'),
    ],
  },
  {
    key: 'contactValidator',
    name: 'Validation',
    isSuperAdmin: false,
    permissions: [
      ...some('account', 'consult'),
      ...some('brand', 'consult'),
      ...some('planning', 'consult'),
      ...some('posts', 'consult', 'edit'),
      ...some('statistics', 'consult'),
    ],
  },
]
