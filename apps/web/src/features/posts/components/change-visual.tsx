import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ratioKeys, ratios } from '#features/posts/model/words.ts'
import { type PostAt, paramsOf, staleAfterPost, type TaskView } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { Starts } from '#shared/template-starts/starts.tsx'
import { startsQuery } from '#shared/template-starts/starts-query.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'

interface ChangeVisualProps {
  at: PostAt
  post: TaskView
  onBefore: () => Promise<void>
  onDone: (post: TaskView) => void
  onClose: () => void
}

/** Another template in place of the visual; what was drawn on the one before goes, and that is said. */
export function ChangeVisual({ at, post, onBefore, onDone, onClose }: ChangeVisualProps) {
  const { t } = useTranslation('posts')
  const [ratio, setRatio] = useState(post.ratio ?? '1:1')
  const [templateId, setTemplateId] = useState<number | null | undefined>(undefined)
  const starts = useQuery(startsQuery(at.accountId, { format: ratio, isCarousel: post.format !== 'image' }))
  const send = async () => {
    await onBefore()
    // Read again: what was saved a moment ago is a newer version of the post.
    const { task: now } = await call('GET /api/users/{id}/tasks/{taskPublicId}', { params: paramsOf(at) })
    const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/visual', {
      params: paramsOf(at),
      body: { version: now.version, templateId: templateId ?? null, ratio },
    })
    onDone(task)
    return { version: task.version }
  }
  const before = post.visual?.id
  const takeBack = async ({ version }: { version: number }) => {
    const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/visual', {
      params: paramsOf(at),
      body: { version, ratio: post.ratio ?? '1:1', ...(before ? { takesBack: before } : {}) },
    })
    onDone(task)
  }
  return (
    <PromptDialog
      title={t('visual.change')}
      words={t('visual.changeWords')}
      confirmLabel={t('visual.replace')}
      onClose={onClose}
      isReady={templateId !== undefined}
      onSend={send}
      done={t('visual.replaced')}
      undo={before ? takeBack : undefined}
      undone={t('visual.takenBack')}
      stale={staleAfterPost(at)}
    >
      {() => (
        <>
          <SegmentedChoice
            label={t('write.ratio')}
            value={ratio}
            onChange={(next) => {
              setRatio(next)
              setTemplateId(undefined)
            }}
            choices={ratios.map((value) => ({ value, label: t(`write.ratios.${ratioKeys[value]}`) }))}
          />
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
        </>
      )}
    </PromptDialog>
  )
}
