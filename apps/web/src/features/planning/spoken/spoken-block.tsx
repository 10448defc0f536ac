import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { audiencesQuery, thematicsQuery } from '#features/planning/planning-queries.ts'
import { SpokenDrawer } from '#features/planning/spoken/spoken-drawer.tsx'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { SideBlock } from '#shared/ui/side-layout.tsx'
import '#features/planning/spoken/spoken.css'

/** As many names as fit in a line or two; the rest is counted. */
const mostNamed = 4

/** What a business speaks of and to whom, by name. */
export function SpokenBlock({ accountId }: { accountId: number }) {
  const { t } = useTranslation('planning')
  const { list } = useFormats()
  const mayAdd = useAbility('planning:create')
  const mayEdit = useAbility('planning:edit')
  const mayDelete = useAbility('planning:delete')
  const mayOpen = mayAdd || mayEdit || mayDelete
  const thematics = useQuery(thematicsQuery(accountId)).data
  const audiences = useQuery(audiencesQuery(accountId)).data
  const [isOpen, setOpen] = useState(false)
  if (!thematics || !audiences) return null
  const named = (all: readonly { name: string }[]) => {
    const rest = all.length - mostNamed
    const names = all.map(({ name }) => name)
    // Whoever cannot open the drawer reads them all here.
    return mayOpen && rest > 1
      ? `${names.slice(0, mostNamed).join(', ')} ${t('spoken.others', { count: rest })}`
      : list(names)
  }
  return (
    <SideBlock title={t('spoken.title')}>
      <p className="po-spoken-names">{thematics.length > 0 ? named(thematics) : t('spoken.none')}</p>
      {audiences.length > 0 && (
        <p className="po-spoken-names po-mute">{t('spoken.to', { names: named(audiences) })}</p>
      )}
      {mayOpen && (
        <Button size="sm" aria-label={t('spoken.open')} onClick={() => setOpen(true)}>
          {t('rhythm.change')}
        </Button>
      )}
      {isOpen && <SpokenDrawer accountId={accountId} onClose={() => setOpen(false)} />}
    </SideBlock>
  )
}
