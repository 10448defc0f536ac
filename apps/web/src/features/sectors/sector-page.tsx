import { useQuery } from '@tanstack/react-query'
import { notFound, useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SectorForm } from '#features/sectors/components/sector-form.tsx'
import { sectorQuery } from '#features/sectors/sector-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** The page of one sector, or of a new one where the address names none. */
export function SectorPage() {
  const { sectorId } = useParams({ strict: false })
  if (sectorId === undefined) return <NewSector />
  if (!/^\d{1,15}$/.test(sectorId)) throw notFound()
  return <OldSector key={sectorId} id={Number(sectorId)} />
}

function NewSector() {
  const { t } = useTranslation('sectors')
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={t('add')} crumbs={[{ label: t('title'), to: '/admin/activity-sectors' }]} />
      <SectorForm onDone={() => void navigate({ to: '/admin/activity-sectors', ignoreBlocker: true })} />
    </>
  )
}

function OldSector({ id }: { id: number }) {
  const { t } = useTranslation('sectors')
  const navigate = useNavigate()
  const sector = useQuery(sectorQuery(id))
  if (isApiError(sector.error) && sector.error.status === 404 && !sector.data) throw notFound()
  return (
    <>
      <PageHeader
        title={sector.data?.name ?? t('title')}
        crumbs={[{ label: t('title'), to: '/admin/activity-sectors' }]}
        note={sector.data && t('usedBy', { count: sector.data.customers })}
      />
      <AsyncState
        of={sector}
        loading={
          <div className="po-page">
            <RowSkeleton />
          </div>
        }
      >
        {(data) => (
          <SectorForm
            sector={data}
            onDone={() => void navigate({ to: '/admin/activity-sectors', ignoreBlocker: true })}
          />
        )}
      </AsyncState>
    </>
  )
}
