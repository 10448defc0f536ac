import type { Brief } from '@postelier/contract/orders'
import { pagesOf } from '@postelier/networks'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { pagesQuery } from '#features/orders/order-queries.ts'
import { severalOn, withPageOf, withPagesThatAreThere } from '#features/orders/pages-of-brief.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import type { BriefRow } from '#shared/brief/brief-rows.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Field } from '#shared/ui/field.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'

type Where = Pick<Brief, 'networks' | 'pageIds'>

interface PageChoiceProps {
  where: Where
  onChange: (where: Where) => void
}

/** Of networks with several pages, those that the post is for. */
export function PageChoice({ where, onChange }: PageChoiceProps) {
  const { t } = useTranslation('briefs')
  const known = usePages()
  const offered = known ?? []
  const there = known ? withPagesThatAreThere(where, known) : where
  // A brief that was begun some time ago, or ordered again, may name pages that are gone.
  useEffect(() => {
    if (there !== where) onChange({ networks: there.networks, pageIds: there.pageIds })
  })
  const shown = severalOn(where.networks, offered)
  if (shown.length === 0) return null
  const meant = pagesOf(where, offered)
  return (
    <Field label={t('networkPages')}>
      {() => (
        <div className="po-net-toggles">
          {shown.map((page) => {
            const isOn = meant.some(({ id }) => id === page.id)
            return (
              <button
                key={page.id}
                type="button"
                aria-pressed={isOn}
                className="po-net-toggle"
                onClick={() => onChange(withPageOf(where, offered, page.id, !isOn))}
              >
                <NetworkMark network={page.network} size={18} />
                <span>{page.name}</span>
              </button>
            )
          })}
        </div>
      )}
    </Field>
  )
}

/** Unknown until they are read, and to who may not know them. */
export function usePages() {
  const [consults, edits] = [useAbility('networks:consult'), useAbility('posts:edit')]
  return useQuery({ ...pagesQuery(useManagedAccountId()), enabled: consults || edits }).data
}

/** A brief's rows with the pages it is for, where a network of it has several. */
export function useRowsWithPages(rows: readonly BriefRow[], where: Where): readonly BriefRow[] {
  const { t } = useTranslation('briefs')
  const { list } = useFormats()
  const offered = usePages() ?? []
  const several = severalOn(where.networks, offered)
  const meant = pagesOf(where, several)
  if (several.length === 0 || meant.length === 0) return rows
  const pages: BriefRow = {
    key: 'networkPages',
    label: t('networkPages'),
    value: list(meant.map(({ network, name }) => `${networkLabel(network)}\u00a0: ${name}`)),
  }
  return rows.flatMap((row) => (row.key === 'networks' ? [row, pages] : [row]))
}
