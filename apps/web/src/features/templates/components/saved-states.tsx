import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Shelf } from '#features/templates/model/shelf.ts'
import {
  type DesignStateView,
  pictureAt,
  statesQuery,
  type TemplateView,
  templatesChanged,
} from '#features/templates/template-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { RowBones } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** How the template looked before, each a picture; going back is a step forward that loses nothing. */
export function SavedStates({ template, shelf }: { template: TemplateView; shelf: Shelf }) {
  const { t } = useTranslation(['templates', 'common'])
  const { dateTime } = useFormats()
  const states = useQuery(statesQuery(shelf.accountId, template.id))
  const [busy, setBusy] = useState<number | null>(null)
  const goTo = async (state: DesignStateView, designVersion: number) =>
    (
      await call('POST /api/users/{id}/graphical-line-templates/{templateId}/states/{stateId}/restore', {
        params: { id: shelf.accountId, templateId: template.id, stateId: state.id },
        body: { designVersion },
      })
    ).template.designVersion
  const tell = (error: unknown) =>
    toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
  const restore = async (state: DesignStateView) => {
    const before = states.data?.find((one) => one.isCurrent)
    setBusy(state.id)
    try {
      const now = await goTo(state, template.designVersion)
      const undo = () => {
        if (before) goTo(before, now).then(templatesChanged, tell)
      }
      toast({
        tone: 'done',
        message: t('restored', { at: dateTime(state.at) }),
        ...(before ? { action: { label: t('restoreUndo'), run: undo } } : {}),
      })
    } catch (error) {
      tell(error)
    } finally {
      setBusy(null)
      await templatesChanged()
    }
  }
  return (
    <section className="po-tpl-past">
      <SectionHead title={t('states')} note={t('statesNote')} />
      <AsyncState
        of={states}
        loading={<RowBones rows={2} />}
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
                    busy={busy === state.id}
                    onClick={() => void restore(state)}
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
