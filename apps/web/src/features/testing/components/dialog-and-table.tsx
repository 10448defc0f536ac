import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SheetSection } from '#features/testing/components/sheet-section.tsx'
import { type SampleGlance, samplesIn } from '#features/testing/model/samples.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { QuestionFace } from '#shared/ui/confirm-dialog.tsx'
import { confirm, type Question } from '#shared/ui/confirm-store.ts'
import { type Column, DataTable, type TableSort } from '#shared/ui/data-table.tsx'
import { Drawer } from '#shared/ui/drawer.tsx'
import { NetworkMarks } from '#shared/ui/network-mark.tsx'
import { PostCard } from '#shared/ui/post-card.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { TaskStatus } from '#shared/ui/task-status.tsx'

const pageSize = 4

export function DialogSheet() {
  const { t } = useTranslation('testing')
  const { dateTime } = useFormats()
  const [open, setOpen] = useState(false)
  const posts = samplesIn(t)
  const question: Question = {
    title: t('dialogs.question'),
    words: t('dialogs.words'),
    confirmLabel: t('dialogs.confirm'),
    keepLabel: t('dialogs.keep'),
    danger: true,
    losses: [posts.ble, posts.croute].map((post) => ({
      key: post.id,
      show: (
        <>
          <PostPicture src={post.pictureUrl} alt="" width={40} />
          {post.at && dateTime(post.at)}
        </>
      ),
    })),
  }
  return (
    <SheetSection title={t('dialogs.title')} note={t('dialogs.note')}>
      <div className="po-dialog-sample">
        <QuestionFace question={question} titleId="question-sample" onAnswer={() => undefined} />
      </div>
      <div className="po-wrap">
        <Button onClick={() => void confirm(question)}>{t('dialogs.ask')}</Button>
        <Button onClick={() => setOpen(true)}>{t('dialogs.drawer')}</Button>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('dialogs.drawerTitle')}>
        <PostCard post={posts.croissant} shape="week" />
      </Drawer>
    </SheetSection>
  )
}

export function TableSheet() {
  const { t } = useTranslation('testing')
  const { dateTime, number } = useFormats()
  const [sort, setSort] = useState<TableSort>({ key: 'date', direction: 'asc' })
  const [offset, setOffset] = useState(0)
  const sign = sort.direction === 'asc' ? 1 : -1
  const rows = Object.values(samplesIn(t)).sort((a, b) =>
    sort.key === 'views'
      ? sign * ((a.views ?? 0) - (b.views ?? 0))
      : sign * (a.at ?? '').localeCompare(b.at ?? ''),
  )
  const columns: Column<SampleGlance>[] = [
    {
      key: 'post',
      header: t('table.post'),
      cell: (post) => (
        <span className="po-row">
          <PostPicture src={post.pictureUrl} alt="" width={40} />
          {post.hook}
        </span>
      ),
    },
    {
      key: 'networks',
      header: t('table.networks'),
      cell: (post) => <NetworkMarks networks={post.networks} size={14} />,
    },
    { key: 'status', header: t('table.status'), cell: (post) => <TaskStatus status={post.status} /> },
    { key: 'date', header: t('table.date'), sortable: true, cell: (post) => post.at && dateTime(post.at) },
    {
      key: 'views',
      header: t('table.views'),
      sortable: true,
      align: 'end',
      cell: (post) =>
        post.views === null ? <span className="po-mute">{t('table.soon')}</span> : number(post.views),
    },
  ]
  return (
    <SheetSection title={t('table.title')} note={t('table.note')}>
      <DataTable
        caption={t('table.title')}
        columns={columns}
        rows={rows.slice(offset, offset + pageSize)}
        rowKey={(post) => post.id}
        selected={(post) => post.id === 'ble'}
        rowLink={(_, words) => (
          <Link to="/testing" className="po-row-open">
            {words}
          </Link>
        )}
        sort={sort}
        onSort={setSort}
        page={{ offset, limit: pageSize, total: rows.length, onMove: setOffset }}
      />
    </SheetSection>
  )
}
