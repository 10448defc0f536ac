import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { ProofMarks } from '#shared/ui/proof-marks.tsx'
import { samplePosts } from '#shared/ui/sample-posts/sample-posts.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#features/home/components/first-steps.css'

const dayMs = 86_400_000
const shown = ['levain', undefined, 'ble', undefined, 'croissant', undefined, undefined] as const

/** Before there is anything to show: the coming week as an imposed sheet, waiting. Promises nothing that cannot be done. */
export function FirstSteps() {
  const { t } = useTranslation('home')
  const { weekday, dayNumber } = useFormats()
  const monday = nextMonday(new Date())
  return (
    <section className="po-first" aria-labelledby="first-title">
      <SectionHead id="first-title" title={t('first.title')} note={t('first.note')} />
      <div className="po-first-week" aria-hidden="true">
        {shown.map((name, index) => {
          const at = new Date(monday.getTime() + index * dayMs)
          return (
            <div key={at.toISOString()}>
              <p>
                <b>{dayNumber(at)}</b> {weekday(at)}
              </p>
              <ProofMarks className={name ? 'po-first-proof' : 'po-first-blank'}>
                {name && <PostPicture src={samplePosts[name]} alt="" />}
              </ProofMarks>
            </div>
          )
        })}
      </div>
      <p className="po-lead">{t('first.words')}</p>
    </section>
  )
}

/** The first week is the coming one: nobody starts on what is already past. */
function nextMonday(now: Date): Date {
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12)
  noon.setDate(noon.getDate() + 7 - ((noon.getDay() + 6) % 7))
  return noon
}
