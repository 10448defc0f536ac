import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pageSize, type Sector, sectorsQuery } from '#features/sectors/sector-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { SearchDrawing } from '#shared/ui/illustrations.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/sectors/components/sectors.css'

/** Searching shows what answers with its parent; not searching, the tree: parents, each followed by its own. */
export function SectorTree() {
  const { t } = useTranslation('sectors')
  const [words, change] = useListSearch()
  const search = words.search ?? ''
  const offset = wholeNumber(words.offset)
  const sectors = useQuery(sectorsQuery({ search, offset }))
  return (
    <div className="po-list">
      <div className="po-list-tools">
        <ListSearch label={t('search')} value={search} onChange={(next) => change({ search: next })} />
        {sectors.data && (
          <span className="po-mute po-num" role="status">
            {t('count', { count: sectors.data.total })}
          </span>
        )}
      </div>
      <AsyncState
        of={sectors}
        loading={<RowSkeleton rows={10} />}
        isEmpty={(data) => data.items.length === 0}
        empty={
          <EmptyState drawing={<SearchDrawing />} title={t('empty')}>
            {t('emptyWords')}
          </EmptyState>
        }
      >
        {(data) => (
          <SectorTable
            flat={search !== ''}
            rows={search ? data.items : inTreeOrder(data.items)}
            page={{
              offset,
              limit: pageSize,
              total: data.total,
              onMove: (to) => change({ offset: String(to) }),
            }}
          />
        )}
      </AsyncState>
    </div>
  )
}

interface SectorTableProps {
  /** No tree: each names its parent. */
  flat: boolean
  rows: readonly Sector[]
  page: { offset: number; limit: number; total: number; onMove: (offset: number) => void }
}

function SectorTable({ flat, rows, page }: SectorTableProps) {
  const { t } = useTranslation('sectors')
  const { number } = useFormats()
  const parent: Column<Sector> = {
    key: 'parent',
    header: t('parent'),
    cell: (sector) => <span className="po-mute">{sector.parent?.name}</span>,
  }
  const columns: Column<Sector>[] = [
    {
      key: 'name',
      header: t('name'),
      cell: (sector) => (
        <span className={sector.parent && !flat ? 'po-sector-child' : undefined}>{sector.name}</span>
      ),
    },
    ...(flat ? [parent] : []),
    {
      key: 'langs',
      header: t('languages'),
      fold: true,
      cell: (sector) => <Languages missing={languages.filter((lang) => !nameIn(sector, lang))} />,
    },
    {
      key: 'proposals',
      header: t('proposals'),
      cell: (sector) => (sector.acceptProposal ? null : t('closed')),
    },
    {
      key: 'customers',
      header: t('customers'),
      align: 'end',
      cell: (sector) => (
        <span className={sector.customers ? undefined : 'po-sr'}>{number(sector.customers)}</span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowKey={(sector) => String(sector.id)}
      rowLink={(sector, words) => (
        <Link
          to="/admin/activity-sectors/$sectorId"
          params={{ sectorId: String(sector.id) }}
          className="po-row-open"
        >
          {words}
        </Link>
      )}
      {...(page.total > page.limit ? { page } : {})}
    />
  )
}

/** Only what is missing asks for a look. */
function Languages({ missing }: { missing: readonly (typeof languages)[number][] }) {
  const { t } = useTranslation(['sectors', 'common'])
  const { list } = useFormats()
  if (missing.length === 0) return null
  const names = list(missing.map((lang) => t(`common:languages.${lang}`)))
  return <>{t('sectors:missingLanguages', { names })}</>
}

const languages = ['fr', 'en', 'es', 'de'] as const
const nameIn = (sector: Sector, lang: string) => (sector.names as Record<string, string>)[lang] ?? ''

/** A child whose parent is on another page stands for itself. */
function inTreeOrder(sectors: readonly Sector[]): Sector[] {
  const here = new Set(sectors.map((sector) => sector.id))
  const below = (parentId: number) => sectors.filter((sector) => sector.parent?.id === parentId)
  const walk = (sector: Sector): Sector[] => [sector, ...below(sector.id).flatMap(walk)]
  return sectors.filter((sector) => !sector.parent || !here.has(sector.parent.id)).flatMap(walk)
}
