import type { Network, TaskFormat, TemplateFormat } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type PostsContext,
  useCustomerPostsContext,
  useOwnPostsContext,
} from '#features/posts/model/posts-context.ts'
import { forms, ratioKeys, ratios } from '#features/posts/model/words.ts'
import { cachePost } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { giveWantedDay, readWantedDay } from '#shared/lib/wanted-day.ts'
import { Starts } from '#shared/template-starts/starts.tsx'
import { startsQuery } from '#shared/template-starts/starts-query.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field.tsx'
import { NetworkToggles } from '#shared/ui/network-toggles.tsx'
import { NoRightHere } from '#shared/ui/no-right-here.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#features/posts/posts.css'
import '#shared/ui/screen.css'

/** Where a post begins. `ways` are other features' ways to one: a page, an idea, a picture. */
export const OwnWritePage = ({ ways }: { ways?: ReactNode }) => (
  <WritePage context={useOwnPostsContext()} ways={ways} />
)
export const CustomerWritePage = ({ ways }: { ways?: ReactNode }) => (
  <WritePage context={useCustomerPostsContext()} ways={ways} />
)

/** Says what a post will be, and begins it. `ways`: the others that lead into one. */
function WritePage({ context, ways }: { context: PostsContext; ways?: ReactNode }) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [form, setForm] = useState<TaskFormat>('image')
  const [ratio, setRatio] = useState<TemplateFormat>('1:1')
  const [networks, setNetworks] = useState<readonly Network[]>([])
  const [templateId, setTemplateId] = useState<number | null>(null)
  const isDrawn = form !== 'video'
  const starts = useQuery({
    ...startsQuery(context.accountId, { format: ratio, isCarousel: form !== 'image' }),
    enabled: isDrawn && context.accountId > 0,
  })
  const day = readWantedDay(useSearch({ strict: false }))
  const giveDay = useAction({
    send: (taskPublicId: string) => giveWantedDay(context.accountId, taskPublicId, day ?? ''),
    onDone: ({ task }) => cachePost({ accountId: context.accountId, taskPublicId: task.id }, task),
  })
  const { busy, run: begin } = useAction({
    stale: staleAfter(['templates.changed'], { accountId: context.accountId }),
    send: () =>
      call('POST /api/users/{id}/tasks', {
        params: { id: context.accountId },
        body: {
          title: title.trim() || t('untitled'),
          format: form,
          networks: [...networks],
          ratio,
          templateId: isDrawn ? templateId : null,
        },
      }),
    onDone: async ({ task }) => {
      cachePost({ accountId: context.accountId, taskPublicId: task.id }, task)
      if (day) await giveDay.run(task.id)
      await navigate(linkTo(context.one(task.id)))
    },
  })
  if (!context.mayCreate)
    return (
      <div className="po-page">
        <PageHeader title={t('write.title')} />
        <NoRightHere />
      </div>
    )
  return (
    <div className="po-screen">
      <PageHeader title={t('write.title')} />
      {ways}
      <div className="po-page po-write">
        <p className="po-ink2">{t('write.lead')}</p>
        <div className="po-write-form">
          <TextField
            label={t('write.name')}
            help={t('write.nameHelp')}
            placeholder={t('write.namePlaceholder')}
            value={title}
            maxLength={160}
            onChange={(event) => setTitle(event.target.value)}
          />
          <Field label={t('write.form')} help={t(`write.formNotes.${form}`)}>
            {() => (
              <SegmentedChoice
                label={t('write.form')}
                value={form}
                onChange={(next) => {
                  setForm(next)
                  setTemplateId(null)
                }}
                choices={forms.map((value) => ({ value, label: t(`write.forms.${value}`) }))}
              />
            )}
          </Field>
          {isDrawn && (
            <Field label={t('write.ratio')}>
              {() => (
                <SegmentedChoice
                  label={t('write.ratio')}
                  value={ratio}
                  onChange={(next) => {
                    setRatio(next)
                    setTemplateId(null)
                  }}
                  choices={ratios.map((value) => ({ value, label: t(`write.ratios.${ratioKeys[value]}`) }))}
                />
              )}
            </Field>
          )}
          <Field label={t('write.networks')}>
            {() => <NetworkToggles value={networks} onChange={setNetworks} />}
          </Field>
        </div>
        {isDrawn && (
          <section aria-label={t('write.template')}>
            <h2 className="po-write-head">{t('write.template')}</h2>
            <AsyncState of={starts} loading={<PictureSkeleton />}>
              {(items) => (
                <Starts
                  items={items}
                  ratio={ratio}
                  none={t('write.blank')}
                  value={templateId}
                  onChange={setTemplateId}
                />
              )}
            </AsyncState>
          </section>
        )}
      </div>
      <ActionBar>
        <Button look="primary" icon={ArrowRight} busy={busy} onClick={() => void begin()}>
          {t('write.create')}
        </Button>
      </ActionBar>
    </div>
  )
}
