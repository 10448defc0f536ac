import { Keyboard, Play, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { stepsOf, tourChapters } from '#features/tour/model/tour-steps.ts'
import { keptTour, showChapter, startTour } from '#features/tour/model/tour-store.ts'
import { currentActions } from '#shared/actions/registry.ts'
import { useAbility, useCurrentUser } from '#shared/api/current-user.ts'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { WriteToUs } from '#shared/ui/write-to-us.tsx'
import '#features/tour/help-page.css'

/** Where one finds out how things are done: the tour, each of its chapters, the keys, and who answers. */
export function HelpPage() {
  const { t } = useTranslation('tour')
  const user = useCurrentUser()
  const maySee = useAbility('posts:consult') && ['customer', 'contact'].includes(user?.type ?? '')
  const left = keptTour(user?.id ?? 0)
  const openKeys = () =>
    currentActions()
      .find(({ id }) => id === 'shortcuts')
      ?.run()
  return (
    <div className="po-page po-help">
      <PageHeader title={t('help.title')} />
      {maySee && (
        <section aria-labelledby="tour-title">
          <SectionHead id="tour-title" title={t('help.tour')} />
          <p>{t('help.tourWords')}</p>
          <div className="po-wrap">
            {typeof left === 'number' && left > 0 && (
              <Button look="primary" icon={Play} onClick={() => startTour(left)}>
                {t('help.resume')}
              </Button>
            )}
            <Button
              {...(typeof left === 'number' && left > 0 ? {} : { look: 'primary' as const })}
              icon={typeof left === 'number' && left > 0 ? RotateCcw : Play}
              onClick={() => startTour()}
            >
              {t('help.start')}
            </Button>
          </div>
          <ul className="po-help-parts">
            {tourChapters.map((chapter) => (
              <li key={chapter}>
                <span className="po-cell-two">
                  <b>{t(`chapters.${chapter}.title`)}</b>
                  <small>
                    {t(`chapters.${chapter}.words`)} {t('help.steps', { count: stepsOf(chapter) })}
                  </small>
                </span>
                <button
                  type="button"
                  className="po-link"
                  aria-label={t('help.showPart', { part: t(`chapters.${chapter}.title`) })}
                  onClick={() => showChapter(chapter)}
                >
                  {t('help.show')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="keys-title">
        <SectionHead id="keys-title" title={t('help.keys')} />
        <p>{t('help.keysWords')}</p>
        <Button icon={Keyboard} onClick={openKeys}>
          {t('help.showKeys')}
        </Button>
      </section>
      <section aria-labelledby="people-title">
        <SectionHead id="people-title" title={t('help.people')} />
        <p>{t('help.peopleWords')}</p>
        <WriteToUs />
      </section>
    </div>
  )
}
