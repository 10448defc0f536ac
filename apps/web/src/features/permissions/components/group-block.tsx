import { Pencil, Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Rename } from '#features/permissions/components/rename.tsx'
import { type Group, staleAfterSections } from '#features/permissions/sections-query.ts'
import { useRemoval } from '#features/permissions/use-removal.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { permissionTypes, usePermissionNames } from '#shared/i18n/use-permission-names.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

/** One group of permissions with what can be changed in it; groups that ship with the program stay as they are. */
export function GroupBlock({ group }: { group: Group }) {
  const { t } = useTranslation(['permissions', 'common'])
  const names = usePermissionNames()
  const [open, setOpen] = useState<'add' | 'rename' | null>(null)
  const mayCreate = useAbility('adminPermissions:create') && !group.shipped
  const mayEdit = useAbility('adminPermissions:edit') && !group.shipped
  const mayRemove = useAbility('adminPermissions:delete') && !group.shipped
  const params = { id: group.id }
  const remove = useRemoval()
  const rename = async (name: string) => {
    await call('POST /api/admin/permissions/groups/{id}', {
      params,
      body: { name, version: group.version },
    })
  }
  return (
    <section className="po-group">
      <header>
        <h2>{names.group(group)}</h2>
        <small>{group.key}</small>
        {!group.grantable && <p className="po-group-note">{t('notGrantable')}</p>}
      </header>
      <ul>
        {group.permissions.map((item) => (
          <li key={item.id}>
            <span>{group.shipped ? names.type(item.type) : item.name}</span>
            <small>{t('inRoles', { count: item.roles })}</small>
            {mayRemove && item.roles === 0 && (
              <IconButton
                icon={X}
                size="sm"
                label={t('removePermission', { name: item.name })}
                onClick={() =>
                  void remove(item.name, () =>
                    call('DELETE /api/admin/permissions/{id}', { params: { id: item.id } }),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      <div className="po-group-tools">
        {mayCreate && (
          <Button size="sm" icon={Plus} onClick={() => setOpen('add')}>
            {t('addPermission')}
          </Button>
        )}
        {mayEdit && (
          <IconButton icon={Pencil} label={t('rename')} size="sm" onClick={() => setOpen('rename')} />
        )}
        {mayRemove && (
          <IconButton
            icon={Trash2}
            label={t('removeGroup', { name: group.name })}
            size="sm"
            onClick={() =>
              void remove(group.name, () => call('DELETE /api/admin/permissions/groups/{id}', { params }))
            }
          />
        )}
      </div>
      {open === 'add' && <AddPermission group={group} onClose={() => setOpen(null)} />}
      {open === 'rename' && <Rename name={group.name} onSend={rename} onClose={() => setOpen(null)} />}
    </section>
  )
}

function AddPermission({ group, onClose }: { group: Group; onClose: () => void }) {
  const { t } = useTranslation('permissions')
  const names = usePermissionNames()
  const ofKind = permissionTypes.filter((type) =>
    group.kind === 'crud' ? type !== 'authorized' : type === 'authorized' || type === 'grant',
  )
  const free = ofKind.filter((type) => !group.permissions.some((item) => item.type === type))
  const [type, setType] = useState(free[0] ?? 'consult')
  const [name, setName] = useState('')
  const send = async () => {
    const body = { name: name || names.type(type), type }
    await call('POST /api/admin/permissions/groups/{id}/permissions', { params: { id: group.id }, body })
  }
  return (
    <PromptDialog
      title={t('addPermission')}
      confirmLabel={t('make')}
      onClose={onClose}
      onSend={send}
      stale={staleAfterSections}
    >
      {(faults) => (
        <>
          <SelectField
            label={t('type')}
            value={type}
            error={faults.type}
            onChange={(event) => {
              const next = permissionTypes.find((one) => one === event.target.value)
              if (next) setType(next)
            }}
            choices={free.map((value) => ({ value, label: names.type(value) }))}
          />
          <TextField
            label={t('nameLabel')}
            value={name}
            placeholder={names.type(type)}
            error={faults.name}
            onChange={(event) => setName(event.target.value)}
          />
        </>
      )}
    </PromptDialog>
  )
}
