import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSiteName } from '#shared/api/application.ts'
import { UntilHere } from '#shared/routing/until-here.tsx'
import { usePageSlot } from '#shared/ui/page-slot.ts'
import { Bone, PictureSkeleton, PostSkeleton, RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#shared/ui/page-header.css'
import '#shared/routing/pending.css'

const skeletons = {
  table: TableSkeleton,
  form: FormSkeleton,
  hero: HeroSkeleton,
  post: PostSkeleton,
  gallery: PictureSkeleton,
} as const
export type Skeleton = keyof typeof skeletons

/** What a route shows while its code or its words come: its name at once, and the shape of what follows. */
export const pendingAs = (name: string, skeleton: Skeleton) => ({
  pendingComponent: () => <ScreenPending name={name} skeleton={skeleton} />,
})

function ScreenPending({ name: screen, skeleton }: { name: string; skeleton: Skeleton }) {
  const { t } = useTranslation(['menu', 'common'])
  const slot = usePageSlot()
  const siteName = useSiteName()
  const name = t(`menu:${screen}.name`)
  useEffect(() => {
    document.title = `${name} · ${siteName}`
  }, [name, siteName])
  const Skeleton = skeletons[skeleton]
  return (
    <div className="po-pending" aria-busy="true">
      {slot && createPortal(<PendingTitle name={name} />, slot)}
      <UntilHere>
        <span className="po-sr">{t('common:loading')}</span>
        <Skeleton />
      </UntilHere>
    </div>
  )
}

/** Looks like the page's heading and is none yet: the focus, and whoever reads by headings, wait for the one that stays. */
function PendingTitle({ name }: { name: string }) {
  return (
    <div className="po-page-header">
      <p className="po-pending-title">{name}</p>
    </div>
  )
}

function TableSkeleton() {
  return (
    <>
      <Bone width={280} height={36} />
      <RowSkeleton rows={8} />
    </>
  )
}

function FormSkeleton() {
  return ['first', 'second', 'third'].map((section) => (
    <div key={section} className="po-pending-section">
      <Bone width={140} height={24} />
      <Bone height={36} />
      <Bone height={36} />
    </div>
  ))
}

function HeroSkeleton() {
  return (
    <>
      <Bone width="52%" height={40} />
      <Bone width="38%" height={40} />
    </>
  )
}
