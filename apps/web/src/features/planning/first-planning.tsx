import { useTranslation } from 'react-i18next'
import type { FirstStep } from '#features/planning/first-step.ts'
import { useFirstStep } from '#features/planning/use-first-step.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { pageAt } from '#shared/lib/page-at.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { PressDrawing } from '#shared/ui/illustrations.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import '#features/planning/first-planning.css'

/** Until a first post is out: the way to it, which goes on where one was; once it is written, the post itself. */
export function FirstPlanning() {
  const { t } = useTranslation('home')
  const step = useFirstStep()
  if (!step) return null
  const { kind } = step
  return (
    <section className="po-first" aria-labelledby="first-title">
      <Face of={step} />
      <div className="po-first-words">
        <h2 id="first-title">{t(`firstPlanning.${kind}.title`)}</h2>
        <p>
          <Words of={step} />
        </p>
        <ButtonLink look="primary" to={kind === 'ideas' ? '/me/planning' : '/me/planning/start'}>
          {t(`firstPlanning.${kind}.button`)}
        </ButtonLink>
      </div>
    </section>
  )
}

function Face({ of: step }: { of: FirstStep }) {
  if (step.kind !== 'ready' || !step.post.picture) return <PressDrawing />
  // Its words stand beside it, and its page is a press away: the picture says nothing more to a screen reader.
  return <PostPicture src={pageAt(step.post.picture, { width: 640 })} alt="" className="po-first-picture" />
}

function Words({ of: step }: { of: FirstStep }) {
  const { t } = useTranslation('home')
  const { namedDay, time } = useFormats()
  if (step.kind !== 'ready') return t(`firstPlanning.${step.kind}.words`)
  const { publishAt, name } = step.post
  return publishAt && new Date(publishAt) > new Date()
    ? t('firstPlanning.ready.wordsOn', { title: name, day: namedDay(publishAt), time: time(publishAt) })
    : t('firstPlanning.ready.words')
}
