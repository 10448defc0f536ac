import { Menu } from '@mantine/core'
import { offeredPauseReasons, type PauseReason, type WorkView } from '@postelier/contract/desk'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { workKey } from '#features/desk/desk-queries.ts'
import { useActions } from '#shared/actions/registry.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { Kbd } from '#shared/ui/kbd.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/more-menu.css'

/** Start, go on, or pause with a reason: those chosen last come first, a digit chooses one. */
export function Timer({ work }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  const [isOpen, setOpen] = useState(false)
  const [writes, setWrites] = useState(false)
  const params = { taskPublicId: work.taskId }
  const start = useAction({
    send: () => call('POST /api/me/running-tasks/{taskPublicId}/start', { params }),
    stale: [workKey],
  })
  const pause = useAction({
    send: (reason: PauseReason) =>
      call('POST /api/me/running-tasks/{taskPublicId}/pause', {
        params,
        body: { reason: reason as 'lunch' },
      }),
    stale: [workKey],
  })
  const begin = () => void start.run()
  useActions(
    work.isRunning
      ? [{ id: 'desk:pause', label: t('pause'), shortcut: 'P', run: () => setOpen(true) }]
      : [{ id: 'desk:start', label: t(beginWord()), shortcut: 'S', run: begin }],
  )
  const reasons = [...new Set([...work.lastReasons, ...offeredPauseReasons])].filter((one) => one !== 'other')
  const choose = (reason: PauseReason) => {
    setOpen(false)
    if (reason === 'other') setWrites(true)
    else void pause.run(reason)
  }
  return (
    <>
      {work.isRunning ? (
        <Menu opened={isOpen} onChange={setOpen} position="bottom-end" width={300}>
          <Menu.Target>
            <Button icon={Pause} kbd="P" busy={pause.busy}>
              {t('pause')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown
            className="po-more"
            onKeyDown={(event) => {
              const chosen = [...reasons, 'other' as const][Number(event.key) - 1]
              if (!chosen) return
              // The digits choose a part of the brief where this is not open.
              event.preventDefault()
              choose(chosen)
            }}
          >
            <Menu.Label>{t('why')}</Menu.Label>
            {[...reasons, 'other' as const].map((reason, index) => (
              <Menu.Item
                key={reason}
                leftSection={<Kbd keys={String(index + 1)} />}
                onClick={() => choose(reason)}
              >
                {t(`reasons.${reason}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Button look="primary" icon={Play} kbd="S" busy={start.busy} onClick={begin}>
          {t(beginWord())}
        </Button>
      )}
      {writes && <OtherReason work={work} onClose={() => setWrites(false)} />}
    </>
  )

  function beginWord(): 'start' | 'goOn' {
    return work.status === 'paused' ? 'goOn' : 'start'
  }
}

function OtherReason({ work, onClose }: { work: WorkView; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const [text, setText] = useState('')
  return (
    <PromptDialog
      title={t('pause')}
      confirmLabel={t('pause')}
      isReady={text.trim() !== ''}
      onClose={onClose}
      onSend={() =>
        call('POST /api/me/running-tasks/{taskPublicId}/pause', {
          params: { taskPublicId: work.taskId },
          body: { reason: 'other', text },
        })
      }
      stale={[workKey]}
    >
      {(faults) => (
        <TextField
          label={t('otherReason')}
          value={text}
          error={faults.text}
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </PromptDialog>
  )
}
