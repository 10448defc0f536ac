import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { OrderStart } from '#features/orders/order-start.tsx'
import { CustomerWritePage, OwnWritePage } from '#features/posts/write-page.tsx'
import { FirstPosts } from '#features/ways/components/first-posts.tsx'
import { WayTabs } from '#features/ways/components/way-tabs.tsx'
import { WaysPage } from '#features/ways/ways-page.tsx'
import { useAbility } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import { readWaySearch } from '#shared/lib/way-search.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'

/** One entry for every way into a post; a blank page is one of them, and the only one where drafting is not theirs. */
export function WriteRoute() {
  const { way, source } = readWaySearch(useSearch({ strict: false }))
  const mayDraft = useAbility('planning:create')
  const mayOrder = useAbility('orders:create')
  const home = useQuery(homeQuery).data
  if (!mayDraft) return <OwnWritePage />
  // A business without a post is shown the shorter way first.
  const first = home?.posts?.any === false && <FirstPosts />
  if (way === 'blank')
    return (
      <OwnWritePage
        ways={
          <>
            {first}
            <WayTabs way="blank" />
          </>
        }
      />
    )
  if (way === 'order' && mayOrder) return <OrderWay />
  return <WaysPage way={way === 'order' ? 'prompt' : (way ?? 'prompt')} sourceId={source} first={first} />
}

/** For a customer of one's agency: a blank page, or an order that takes the customer's credits. */
export function CustomerWriteRoute() {
  const { way } = readWaySearch(useSearch({ strict: false }))
  const mayOrder = useAbility('orders:create')
  if (!mayOrder) return <CustomerWritePage />
  return way === 'order' ? <OrderWay /> : <CustomerWritePage ways={<WayTabs way="blank" />} />
}

function OrderWay() {
  const { t } = useTranslation('orders')
  return (
    <div className="po-screen">
      <PageHeader title={t('start.title')} />
      <WayTabs way="order" />
      <OrderStart />
    </div>
  )
}
