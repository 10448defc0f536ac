import type { PersonView } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOf, showPerson, staleAfterPerson } from '#features/people/api/people-queries.ts'
import { CreditBook } from '#features/people/components/credit-book.tsx'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { CreditDialog } from '#shared/ui/credit-dialog.tsx'
import { Drawer } from '#shared/ui/drawer.tsx'
import { SideBlock } from '#shared/ui/side-layout.tsx'

const buckets = ['gift', 'subscription', 'purchased'] as const

/** An administrator's view of a person's credits: gift, plan and purchased, with what may be added or corrected. */
export function CreditBlock({ person }: { person: PersonView }) {
  const { t } = useTranslation('people')
  const { number } = useFormats()
  const [open, setOpen] = useState<'add' | 'change' | 'book' | null>(null)
  const maySeeMoney = useAbility('adminBills:consult')
  const may = (action: string) => person.actions.includes(action)
  return (
    <SideBlock title={t('credits.title')}>
      <p className="po-balance">
        <b className="po-num">{number(person.credits)}</b>
        {t('credits.available', { count: person.credits })}
      </p>
      <dl className="po-facts">
        {buckets.map((bucket) => (
          <div key={bucket}>
            <dt>{t(`credits.buckets.${bucket}`)}</dt>
            <dd className="po-num">{number(person.creditsByBucket[bucket] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <div className="po-wrap">
        {may('addCredits') && (
          <Button size="sm" onClick={() => setOpen('add')}>
            {t('credits.add')}
          </Button>
        )}
        {may('changeCredits') && (
          <Button size="sm" look="quiet" onClick={() => setOpen('change')}>
            {t('credits.change')}
          </Button>
        )}
      </div>
      {may('creditEntries') && (
        <button type="button" className="po-link" onClick={() => setOpen('book')}>
          {t('credits.openBook')}
        </button>
      )}
      {maySeeMoney && (
        <Link
          className="po-link"
          to="/admin/users/customer/$userId/money"
          params={{ userId: String(person.id) }}
        >
          {t('credits.money')}
        </Link>
      )}
      {(open === 'add' || open === 'change') && (
        <CreditDialog
          kind={open}
          of={{ ...person, name: nameOf(person) }}
          stale={staleAfterPerson(person)}
          onDone={showPerson}
          onClose={() => setOpen(null)}
        />
      )}
      <Drawer open={open === 'book'} onClose={() => setOpen(null)} title={t('credits.book')}>
        <CreditBook person={person} />
      </Drawer>
    </SideBlock>
  )
}
