import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useActionName } from '#features/journal/use-action-name.ts'
import { useActorName } from '#features/journal/use-actor-name.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/journal/home-journal.css'

/** What happened last in the platform. */
export function HomeJournal() {
  const { t } = useTranslation('journal')
  const { relative } = useFormats()
  const actionName = useActionName()
  const actorName = useActorName()
  const actions = useQuery({
    queryKey: ['home', 'actions'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/journal', { query: { limit: 5 }, signal })).data.items,
  })
  if (actions.error) return null
  return (
    <section aria-labelledby="home-actions">
      <SectionHead
        id="home-actions"
        title={t('latest')}
        end={
          <Link to="/admin/journal" className="po-link">
            {t('title')}
          </Link>
        }
      />
      {actions.data ? (
        <ul className="po-actions">
          {actions.data.map((entry) => (
            <li key={entry.id}>
              <span className="po-cell-two">
                <b>{actionName(entry.action)}</b>
                <small>{actorName(entry)}</small>
              </span>
              <time dateTime={entry.at} className="po-mute">
                {relative(entry.at)}
              </time>
            </li>
          ))}
        </ul>
      ) : (
        <RowSkeleton rows={5} />
      )}
    </section>
  )
}
