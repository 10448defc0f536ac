import type { CreditView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'

const outside = { target: '_blank', rel: 'noreferrer' } as const

/** Whose picture it is and where it is from, as the services ask. */
export function CreditLine({ credit }: { credit: CreditView }) {
  const { t } = useTranslation('editor')
  return (
    <>
      <a href={credit.authorUrl} {...outside}>
        {credit.author}
      </a>
      {', '}
      <a href={credit.pictureUrl} {...outside}>
        {t(`media.services.${credit.service}`)}
      </a>
    </>
  )
}
