import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'

/** To where the brand is kept, of the person's own business or of an agency's customer. */
export function EditBrand({ of, accountId }: { of: 'own' | 'customer'; accountId: number }) {
  const { t } = useTranslation('editor')
  const search = { tab: 'brand' }
  const target: LinkTarget =
    of === 'own'
      ? { to: '/me/account', search }
      : {
          to: '/agency/customers/$agencyCustomerId/account',
          params: { agencyCustomerId: String(accountId) },
          search,
        }
  return (
    <Link {...linkTo(target)} className="po-link">
      {t(of === 'own' ? 'brand.edit' : 'brand.editFor')}
    </Link>
  )
}
