import { useTranslation } from 'react-i18next'
import { SheetSection } from '#features/testing/components/sheet-section.tsx'
import { samplesIn } from '#features/testing/model/samples.ts'
import { Button } from '#shared/ui/button.tsx'
import { PostCard } from '#shared/ui/post-card.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { ProofMarks } from '#shared/ui/proof-marks.tsx'
import { samplePosts } from '#shared/ui/sample-posts/sample-posts.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { type WeekDay, WeekStrip } from '#shared/ui/week-strip.tsx'

/** The Monday of the sample week: the sheet must not change with the day it is looked at. */
const sampleNow = new Date('2026-11-23T10:12:00+01:00')

export function PostSheet() {
  const { t } = useTranslation('testing')
  const posts = samplesIn(t)
  const days: WeekDay[] = [
    { at: '2026-11-23T12:00:00Z', posts: [posts.levain] },
    { at: '2026-11-24T12:00:00Z', posts: [posts.tradition] },
    {
      at: '2026-11-25T12:00:00Z',
      posts: [],
      free: { title: t('posts.catherine'), words: t('posts.catherineWords') },
    },
    { at: '2026-11-26T12:00:00Z', posts: [posts.ble, posts.croute] },
    { at: '2026-11-27T12:00:00Z', posts: [posts.croissant] },
    { at: '2026-11-28T12:00:00Z', posts: [posts.buche] },
    { at: '2026-11-29T12:00:00Z', posts: [] },
  ]
  return (
    <SheetSection title={t('posts.title')} note={t('posts.note')}>
      <div>
        <SectionHead
          title={t('type.section')}
          note={t('posts.weekNote')}
          end={
            <a className="po-link" href="#main">
              {t('posts.calendar')}
            </a>
          }
        />
        <WeekStrip days={days} now={sampleNow} />
      </div>
      <div className="po-post-shapes">
        <div>
          <PostCard
            post={posts.croute}
            shape="row"
            link={{ to: '/testing' }}
            actions={<Button size="sm">{t('posts.validate')}</Button>}
          />
          <PostCard
            post={posts.croissant}
            shape="row"
            link={{ to: '/testing' }}
            actions={<Button size="sm">{t('posts.validate')}</Button>}
          />
        </div>
        <PostCard post={posts.tradition} shape="month" link={{ to: '/testing' }} />
        <ProofMarks className="po-proof-sample">
          <PostPicture src={samplePosts.four} alt="" />
        </ProofMarks>
      </div>
    </SheetSection>
  )
}
