import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  grantableQuery,
  type RoleDraft,
  type RoleSource,
  type RoleView,
} from '#features/roles/api/role-source.ts'
import { PermissionMatrix } from '#features/roles/components/permission-matrix.tsx'
import { outOfReach } from '#features/roles/model/matrix.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { differencesOf } from '#shared/form/differences.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { useRoleWords } from '#shared/i18n/use-role-words.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Switch } from '#shared/ui/check-field.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { ConflictNotice } from '#shared/ui/conflict-notice.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/screen.css'

interface RoleEditorProps {
  source: RoleSource
  role?: RoleView
  onSaved: (role: RoleView) => void
  onRemoved: () => void
}

const draftOf = (role: RoleView | undefined, name: string): RoleDraft => ({
  name,
  permissions: role?.permissions ?? [],
  isSuperAdmin: role?.isSuperAdmin ?? false,
})

/** Makes or changes a role: its name and permissions. Only a super admin makes another role one of super admins. */
export function RoleEditor({ source, role, onSaved, onRemoved }: RoleEditorProps) {
  const { t } = useTranslation(['permissions', 'common'])
  const isSuper = useCurrentUser()?.role?.isSuperAdmin ?? false
  const tree = useQuery(grantableQuery(source))
  const [version, setVersion] = useState(role?.version ?? 0)
  const words = useRoleWords()
  const shownName = role ? words.name(role) : ''
  const [start, setStart] = useState(() => draftOf(role, shownName))
  const [draft, setDraft] = useState(start)
  const [serverCopy, setServerCopy] = useState<RoleView | null>(null)
  const dirty = JSON.stringify(draft) !== JSON.stringify(start)
  const locked = role !== undefined && !role.abilities.includes('edit')
  const held = new Set(draft.permissions)

  const applySaved = (next: RoleView) => {
    setVersion(next.version)
    setStart(draftOf(next, words.name(next)))
    setDraft(draftOf(next, words.name(next)))
    setServerCopy(null)
  }
  const saving = useAction({
    faultIn: 'here',
    stale: staleAfter(['roles.changed']),
    send: (at: number) => {
      // A shipped name left as it is read here is no new name: others go on reading it in their language.
      const body = role && draft.name === shownName ? { ...draft, name: role.name } : draft
      return role ? source.change(role.id, body, at) : source.create(body)
    },
    onDone: (saved) => {
      applySaved(saved)
      onSaved(saved)
    },
    done: (saved) => t('roles.saved', { name: words.name(saved) }),
    onFault: async (error) => {
      if (!role || !isApiError(error) || error.code !== 'conflict') return false
      setServerCopy((await source.one(role.id)) ?? null)
      return true
    },
  })
  useLeaveGuard(dirty && !saving.busy)
  const keep = (other: RoleView) => {
    setVersion(other.version)
    setServerCopy(null)
    void saving.run(other.version)
  }
  const removal = useAction({
    stale: [[...source.key, 'list']],
    send: source.remove,
    onDone: () => setStart(draft),
    done: () => t('roles.removed', { name: shownName }),
  })
  const remove = async () => {
    if (!role) return
    const agreed = await confirm({
      title: t('roles.removeTitle', { name: shownName }),
      words: t('roles.removeWords'),
      confirmLabel: t('common:actions.delete'),
      danger: true,
    })
    if (agreed && (await removal.run(role.id))) onRemoved()
  }
  return (
    <div className="po-screen">
      <div className="po-page">
        {serverCopy && (
          <ConflictNotice
            differences={differencesOf(
              { name: start.name },
              { name: words.name(serverCopy) },
              { name: t('roles.name') },
            )}
            onKeep={() => keep(serverCopy)}
            onTake={() => applySaved(serverCopy)}
          />
        )}
        {saving.fault && (
          <p role="alert" className="po-fault">
            {saving.fault}
          </p>
        )}
        <div className="po-role-head">
          <TextField
            label={t('roles.name')}
            value={draft.name}
            disabled={locked}
            error={saving.faults.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
          {source.kind === 'shared' && isSuper && (
            <Switch
              label={t('roles.superAdmin')}
              help={t('roles.superAdminHelp')}
              error={saving.faults.isSuperAdmin}
              checked={draft.isSuperAdmin}
              disabled={locked}
              onChange={(event) => setDraft({ ...draft, isSuperAdmin: event.target.checked })}
            />
          )}
        </div>
        <AsyncState of={tree} loading={<RowSkeleton rows={12} />}>
          {(sections) => (
            <>
              <PermissionMatrix
                sections={sections}
                held={held}
                locked={locked}
                onChange={(next) => setDraft({ ...draft, permissions: [...next].sort() })}
              />
              <OutOfReach count={outOfReach(sections, held).length} />
            </>
          )}
        </AsyncState>
      </div>
      {(!locked || role?.abilities.includes('delete')) && (
        <ActionBar start={<span className="po-mute">{t('roles.held', { count: held.size })}</span>}>
          {role?.abilities.includes('delete') && (
            <Button look="danger" icon={Trash2} busy={removal.busy} onClick={() => void remove()}>
              {t('common:actions.delete')}
            </Button>
          )}
          {!locked && (
            <Button
              look="primary"
              busy={saving.busy}
              disabled={!dirty}
              onClick={() => void saving.run(version)}
            >
              {role ? t('common:actions.save') : t('roles.create')}
            </Button>
          )}
        </ActionBar>
      )}
    </div>
  )
}

function OutOfReach({ count }: { count: number }) {
  const { t } = useTranslation('permissions')
  return count > 0 ? <p className="po-mute">{t('roles.outOfReach', { count })}</p> : null
}
