import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LegalFrame } from '#features/legal/frame.tsx'
import { call } from '#shared/api/call.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/legal/credits.css'

const outside = { target: '_blank', rel: 'noreferrer' } as const

/** Whom the letters and the emoji of every picture are owed to. */
export function CreditsPage() {
  const { t } = useTranslation('legal')
  const found = useQuery({
    queryKey: ['credits'],
    queryFn: async ({ signal }) => (await call('GET /api/credits', { signal })).credits,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <LegalFrame title={t('credits.title')}>
      <p className="po-credits-lead">{t('credits.lead')}</p>
      <AsyncState of={found} loading={<RowSkeleton rows={7} />}>
        {(credits) => (
          <ul className="po-credits">
            {credits.map((credit) => (
              <li key={credit.name}>
                <b>{credit.name}</b>
                <span>{t(`credits.kinds.${credit.kind}`)}</span>
                <span>{credit.copyright}</span>
                <span>
                  <a className="po-link" href={credit.licenseUrl} {...outside}>
                    {credit.license}
                  </a>
                  {' · '}
                  <a className="po-link" href={credit.source} {...outside}>
                    {t('credits.source', { name: credit.name })}
                  </a>
                </span>
              </li>
            ))}
          </ul>
        )}
      </AsyncState>
      <p className="po-credits-lead">{t('credits.pictures')}</p>
    </LegalFrame>
  )
}
