import { useQuery } from '@tanstack/react-query'
import { CirclePause, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holdOfAllQuery } from '#features/master/master-query.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { StopDialog } from '#shared/ui/stop-dialog.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#features/master/components/hold-of-all.css'

/** The platform's own stop button: nothing of anybody goes out. */
export function HoldOfAll() {
  const { t } = useTranslation('publications')
  const { dateTime } = useFormats()
  const mayEdit = useAbility('adminMaster:edit')
  const hold = useQuery(holdOfAllQuery).data
  const [stops, setStops] = useState(false)
  const letGo = useAction({
    send: () => call('DELETE /api/admin/publication-hold'),
    onDone: ({ everybody }) => queryClient.setQueryData(holdOfAllQuery.queryKey, { everybody }),
    done: t('hold.gone'),
  })
  if (!mayEdit || hold === undefined) return null
  const stop = async (reason: string) => {
    const { everybody } = await call('POST /api/admin/publication-hold', { body: { reason } })
    queryClient.setQueryData(holdOfAllQuery.queryKey, { everybody })
    toast({ tone: 'done', message: t('hold.stopped') })
  }
  const askLetGo = async () => {
    const agreed = await confirm({
      title: t('hold.letGoTitle'),
      words: t('hold.letGoWords'),
      confirmLabel: t('hold.letGo'),
    })
    if (agreed) await letGo.run()
  }
  const { everybody } = hold
  return (
    <section className="po-hold-of-all" aria-label={t('hold.all')}>
      <FormSection title={t('hold.all')}>
        <p className="po-ink2">
          {everybody
            ? [
                t('hold.everybodyHere', { when: dateTime(everybody.since) }),
                t('hold.behind', { count: everybody.waiting }),
                ...(everybody.reason
                  ? [t('hold.because', { reason: everybody.reason.replace(/[.\s]+$/, '') })]
                  : []),
              ].join(' ')
            : `${t('hold.allGoing')} ${t('hold.allWords')}`}
        </p>
        <div>
          {everybody ? (
            <Button icon={CirclePlay} busy={letGo.busy} onClick={() => void askLetGo()}>
              {t('hold.letGo')}
            </Button>
          ) : (
            <Button look="wait" icon={CirclePause} onClick={() => setStops(true)}>
              {t('hold.stop')}
            </Button>
          )}
        </div>
      </FormSection>
      {stops && <StopDialog isOfAll onStop={stop} onClose={() => setStops(false)} />}
    </section>
  )
}
