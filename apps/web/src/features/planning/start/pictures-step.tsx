import { useTranslation } from 'react-i18next'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { PostPictures } from '#shared/post-pictures/post-pictures.tsx'

interface PicturesStepProps extends StepProps {
  onDone: () => void
}

/** Pictures of one's own, which posts are drawn with before any other. */
export function PicturesStep({ onDone, ...frame }: PicturesStepProps) {
  const { t } = useTranslation(['start', 'planning'])
  return (
    <StartFrame
      {...frame}
      question={t('pictures.question')}
      lead={t('pictures.lead')}
      tried={{}}
      onNext={onDone}
    >
      <PostPictures accountId={frame.accountId} />
    </StartFrame>
  )
}
