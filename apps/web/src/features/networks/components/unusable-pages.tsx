import { useTranslation } from 'react-i18next'
import type { NetworkPageView } from '#features/networks/network-queries.ts'

/** Each page that posts cannot go to, why, and what helps. */
export function UnusablePages({ network, of: pages }: { network: string; of: readonly NetworkPageView[] }) {
  const { t } = useTranslation('networks')
  return (
    <ul className="po-unusable">
      {pages.map(
        ({ id, name, unusable }) =>
          unusable && (
            <li key={id}>
              <b>{name}</b>
              <span>
                {t(`unusable.${unusable}`)} {t(`helps.${unusable}`, { network })}
              </span>
            </li>
          ),
      )}
    </ul>
  )
}
