import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusMenu } from '#features/templates/components/visual-status.tsx'
import type { TemplateScope } from '#features/templates/model/template-scope.ts'
import { staleAfterTemplate, type ThemeView, themesQuery } from '#features/templates/template-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { movedTo } from '#shared/lib/moved-to.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { Drawer } from '#shared/ui/drawer.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

/** The groups of the gallery, in their order; the gallery stays in sight beside it. */
export function ThemeDrawer({ scope, onClose }: { scope: TemplateScope; onClose: () => void }) {
  const { t } = useTranslation('templates')
  const themes = useQuery(themesQuery(scope.accountId))
  const [naming, setNaming] = useState<ThemeView | 'new' | null>(null)
  return (
    <Drawer open onClose={onClose} title={t('themeList.title')}>
      <div className="po-stack">
        <p className="po-mute">{t('themeList.words')}</p>
        <AsyncState
          of={themes}
          loading={<RowSkeleton rows={4} />}
          isEmpty={(data) => data.length === 0}
          empty={<EmptyState title={t('themeList.empty')}>{t('themeList.emptyWords')}</EmptyState>}
        >
          {(data) => <ThemeLines themes={data} scope={scope} onRename={setNaming} />}
        </AsyncState>
        {scope.mayCreate && (
          <div>
            <Button icon={Plus} onClick={() => setNaming('new')}>
              {t('themeList.add')}
            </Button>
          </div>
        )}
      </div>
      {naming && <NameTheme scope={scope} theme={naming} onClose={() => setNaming(null)} />}
    </Drawer>
  )
}

interface ThemeLinesProps {
  themes: readonly ThemeView[]
  scope: TemplateScope
  onRename: (theme: ThemeView) => void
}

function ThemeLines({ themes, scope, onRename }: ThemeLinesProps) {
  const { t } = useTranslation(['templates', 'common'])
  const client = useQueryClient()
  const params = { id: scope.accountId }
  const order = useAction({
    stale: staleAfterTemplate,
    send: (next: readonly ThemeView[]) => {
      client.setQueryData(themesQuery(scope.accountId).queryKey, [...next])
      const themeIds = next.map((theme) => theme.id)
      return call('POST /api/users/{id}/themes/order', { params, body: { themeIds } })
    },
  })
  const move = (from: number, to: number) => order.run(movedTo(themes, from, to))
  const removal = useAction({
    stale: staleAfterTemplate,
    send: ({ id: themeId }: ThemeView) =>
      call('DELETE /api/users/{id}/themes/{themeId}', { params: { ...params, themeId } }),
    done: (_gone, { name }) => t('themeList.removed', { name }),
  })
  const remove = async (theme: ThemeView) => {
    const agreed = await confirm({
      title: t('themeList.removeTitle', { name: theme.name }),
      words: t('themeList.removeWords', { count: theme.templates }),
      confirmLabel: t('common:actions.delete'),
      danger: true,
    })
    if (agreed) await removal.run(theme)
  }
  const change = useAction({
    stale: staleAfterTemplate,
    send: ({ id: themeId, status }: Pick<ThemeView, 'id' | 'status'>) =>
      call('POST /api/users/{id}/themes/{themeId}', { params: { ...params, themeId }, body: { status } }),
  })
  return (
    <ol className="po-tpl-themes">
      {themes.map((theme, at) => {
        const mayEdit = theme.abilities.includes('edit')
        return (
          <li key={theme.id}>
            <div className="po-tpl-theme-name">
              <b>{theme.name}</b>
              <small>{t('themeList.templates', { count: theme.templates })}</small>
            </div>
            {mayEdit && (
              <StatusMenu
                name={theme.name}
                status={theme.status}
                onChange={(status) => void change.run({ id: theme.id, status })}
              />
            )}
            <span className="po-tpl-theme-tools">
              {mayEdit && (
                <>
                  <IconButton
                    size="sm"
                    icon={ArrowUp}
                    label={t('themeList.up', { name: theme.name })}
                    disabled={at === 0}
                    onClick={() => void move(at, at - 1)}
                  />
                  <IconButton
                    size="sm"
                    icon={ArrowDown}
                    label={t('themeList.down', { name: theme.name })}
                    disabled={at === themes.length - 1}
                    onClick={() => void move(at, at + 1)}
                  />
                  <IconButton
                    size="sm"
                    icon={Pencil}
                    label={`${t('themeList.rename')} ${theme.name}`}
                    onClick={() => onRename(theme)}
                  />
                </>
              )}
              {theme.abilities.includes('delete') && (
                <IconButton
                  size="sm"
                  icon={Trash2}
                  label={`${t('common:actions.delete')} ${theme.name}`}
                  onClick={() => void remove(theme)}
                />
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function NameTheme({
  scope,
  theme,
  onClose,
}: {
  scope: TemplateScope
  theme: ThemeView | 'new'
  onClose: () => void
}) {
  const { t } = useTranslation(['templates', 'common'])
  const old = theme === 'new' ? null : theme
  const [fr, setFr] = useState(old?.names.fr ?? '')
  const [en, setEn] = useState(old?.names.en ?? '')
  const send = async () => {
    const names = { fr: fr.trim(), en: en.trim() }
    const params = { id: scope.accountId }
    if (old)
      await call('POST /api/users/{id}/themes/{themeId}', {
        params: { ...params, themeId: old.id },
        body: { names, version: old.version },
      })
    else await call('POST /api/users/{id}/themes', { params, body: { names } })
  }
  return (
    <PromptDialog
      title={old ? t('themeList.renameTitle', { name: old.name }) : t('themeList.addTitle')}
      confirmLabel={old ? t('common:actions.save') : t('themeList.add')}
      onClose={onClose}
      onSend={send}
      stale={staleAfterTemplate}
      done={t('themeList.saved', { name: fr.trim() })}
    >
      {(faults) => (
        <>
          <TextField
            label={t('nameIn.fr')}
            lang="fr"
            value={fr}
            maxLength={80}
            error={faults['names.fr']}
            onChange={(event) => setFr(event.target.value)}
          />
          <TextField
            label={t('nameIn.en')}
            lang="en"
            optional
            value={en}
            maxLength={80}
            error={faults['names.en']}
            onChange={(event) => setEn(event.target.value)}
          />
        </>
      )}
    </PromptDialog>
  )
}
