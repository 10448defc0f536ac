import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EngineKeyDialog } from '#features/master/components/engine-key-dialog.tsx'
import { EngineTrial } from '#features/master/components/engine-trial.tsx'
import { type EngineRow, type Engines, keepEngines, type Trial } from '#features/master/engines-query.ts'
import { useEngineWords } from '#features/master/use-engine-words.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'

/** One engine: whether it has a key, and what it answers when it is asked for one word. */
export function EngineKeyRow({ engines, row }: { engines: Engines; row: EngineRow }) {
  const { t } = useTranslation('engines')
  const { dayMonthYear } = useFormats()
  const words = useEngineWords(engines)
  const mayEdit = useAbility('adminMaster:edit')
  const [asks, setAsks] = useState(false)
  const [trial, setTrial] = useState<Trial | null>(null)
  const { engine, keySetAt, isReady } = row
  const name = words.name(engine)
  const test = useAction({
    send: () => {
      setTrial(null)
      return call('POST /api/admin/master/engines/{engine}/test', { params: { engine } })
    },
    onDone: (answer) => setTrial(answer.trial),
  })
  const removal = useAction({
    send: () => call('DELETE /api/admin/master/engines/{engine}/key', { params: { engine } }),
    onDone: (left) => {
      keepEngines(left)
      setTrial(null)
    },
    done: t('keys.removed', { name }),
  })
  const remove = async () => {
    const agreed = await confirm({
      title: t('keys.removeTitle', { name }),
      words: t('keys.removeWords', { name }),
      confirmLabel: t('keys.remove'),
      danger: true,
    })
    if (agreed) await removal.run()
  }
  const state = keySetAt
    ? t('keys.setOn', { when: dayMonthYear(keySetAt) })
    : t(engine === 'compatible' ? 'keys.notNeeded' : 'keys.none')
  return (
    <div className="po-engine-key">
      <p>
        <b>{name}</b> <span className="po-mute">{row.model}</span>
        <br />
        <span className="po-ink2">{state}</span>
      </p>
      {mayEdit && (
        <div className="po-row">
          {isReady && (
            <Button
              size="sm"
              look="quiet"
              busy={test.busy}
              aria-label={t('test.runOf', { name })}
              onClick={() => void test.run()}
            >
              {t('test.run')}
            </Button>
          )}
          {keySetAt && (
            <Button
              size="sm"
              look="quiet"
              busy={removal.busy}
              aria-label={t('keys.removeOf', { name })}
              onClick={() => void remove()}
            >
              {t('keys.remove')}
            </Button>
          )}
          <Button
            size="sm"
            aria-label={t(keySetAt ? 'keys.replaceOf' : 'keys.setOf', { name })}
            onClick={() => setAsks(true)}
          >
            {t(keySetAt ? 'keys.replace' : 'keys.set')}
          </Button>
        </div>
      )}
      <EngineTrial busy={test.busy} trial={trial} words={words} />
      {asks && <EngineKeyDialog engine={engine} name={name} onClose={() => setAsks(false)} />}
    </div>
  )
}
