import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TemplateScope } from '#features/templates/model/template-scope.ts'
import {
  type DesignStateView,
  pictureAt,
  staleAfterTemplate,
  statesQuery,
  type TemplateView,
} from '#features/templates/template-queries.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

type Restored =
  AnswerOf<'POST /api/users/{id}/graphical-line-templates/{templateId}/states/{stateId}/restore'>

/** How the template looked before, each a picture; going back is a step forward that loses nothing. */
export function SavedStates({ template, scope }: { template: TemplateView; scope: TemplateScope }) {
  const { t } = useTranslation('templates')
  const { dateTime } = useFormats()
  const states = useQuery(statesQuery(scope.accountId, template.id))
  const before = states.data?.find((one) => one.isCurrent)
  const goTo = (stateId: number, designVersion: number) =>
    call('POST /api/users/{id}/graphical-line-templates/{templateId}/states/{stateId}/restore', {
      params: { id: scope.accountId, templateId: template.id, stateId },
      body: { designVersion },
    })
  const restore = useAction({
    stale: staleAfterTemplate,
    send: ({ id }: DesignStateView) => goTo(id, template.designVersion),
    done: (_now, { at }) => t('restored', { at: dateTime(at) }),
    ...(before ? { undo: (now: Restored) => goTo(before.id, now.template.designVersion) } : {}),
  })
  return (
    <section className="po-tpl-past">
      <SectionHead title={t('states')} note={t('statesNote')} />
      <AsyncState
        of={states}
        loading={<RowSkeleton rows={2} />}
        isEmpty={(data) => data.length === 0}
        empty={<p className="po-mute">{t('noStates')}</p>}
      >
        {(data) => (
          <ul className="po-tpl-states">
            {data.map((state) => (
              <li key={state.id}>
                <img
                  src={pictureAt(state.file, { width: 240 })}
                  alt={t('stateOf', { at: dateTime(state.at) })}
                  loading="lazy"
                  decoding="async"
                />
                <span>{dateTime(state.at)}</span>
                <small>{state.by || t('stateShipped')}</small>
                {state.isCurrent ? (
                  <b className="po-tpl-current">{t('stateCurrent')}</b>
                ) : (
                  <Button
                    size="sm"
                    icon={RotateCcw}
                    busy={restore.busyWith?.id === state.id}
                    onClick={() => void restore.run(state)}
                  >
                    {t('restore')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </AsyncState>
    </section>
  )
}
