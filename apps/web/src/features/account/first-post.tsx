import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '#shared/api/account-query.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { LivingPost } from '#shared/living-post/living-post.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'
import '#features/account/first-post.css'

/** While no post stands yet: what one will look like, in the business's own colours and voice. */
export function FirstPost() {
  // The words of the post too, so that nothing waits a second time.
  const { t } = useTranslation(['account', 'fields'])
  const account = useQuery(accountQuery(useManagedAccountId()))
  const mayEdit = useAbility('brand:edit')
  if (account.error) return null
  if (!account.data) return <Bone height={420} />
  const { society, brand } = account.data
  return (
    <div className="po-first-post">
      <LivingPost
        name={society.commercialName || society.name}
        line={society.trade || society.activitySector?.name || society.city}
        logoUrl={society.logo?.urls.medium}
        colors={['primary', 'secondary', 'tertiary'].map(
          (index) => society.colors.find((one) => one.index === index)?.hex,
        )}
        voice={brand}
        note={t('account:firstPost.note')}
      />
      {mayEdit && (
        <Link to="/me/account" search={{ tab: 'brand' }} className="po-link">
          {t('account:firstPost.change')}
        </Link>
      )}
    </div>
  )
}
