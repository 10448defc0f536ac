import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asSaid } from '#features/planning/as-said.ts'
import { KnownDrawer } from '#features/planning/components/known-drawer.tsx'
import { factsQuery } from '#features/planning/planning-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { Button } from '#shared/ui/button.tsx'
import { SideBlock } from '#shared/ui/side-layout.tsx'

/** How much is known, the latest of it, and a way to say more. */
export function KnownBlock({ accountId, onAdd }: { accountId: number; onAdd: () => void }) {
  const { t } = useTranslation('planning')
  const mayAdd = useAbility('planning:create')
  const facts = useQuery(factsQuery(accountId, 3)).data
  const [isOpen, setOpen] = useState(false)
  return (
    <SideBlock title={t('known.title')}>
      <p className="po-mute">
        {facts && (facts.total ? t('known.count', { count: facts.total }) : t('known.none'))}
      </p>
      <ul className="po-known-few">
        {facts?.items.map((fact) => (
          <li key={fact.id}>
            <b>{asSaid(fact).head}</b> <span>{asSaid(fact).rest}</span>
          </li>
        ))}
      </ul>
      <div className="po-row">
        {mayAdd && (
          <Button size="sm" icon={Plus} onClick={onAdd}>
            {t('known.add')}
          </Button>
        )}
        {facts && facts.total > 0 && (
          <Button size="sm" look="quiet" onClick={() => setOpen(true)}>
            {t('known.see')}
          </Button>
        )}
      </div>
      {mayAdd && (
        <Link to="/me/planning/start" search={{ step: 'address' }} className="po-link">
          {t('known.read')}
        </Link>
      )}
      <Link to="/me/sources" className="po-link">
        {t('known.sources')}
      </Link>
      {isOpen && <KnownDrawer accountId={accountId} onClose={() => setOpen(false)} />}
    </SideBlock>
  )
}
