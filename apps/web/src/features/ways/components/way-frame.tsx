import type { RunView } from '@postelier/contract'
import { PenLine, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoicesBlock } from '#features/ways/components/choices-block.tsx'
import { type ChoicesState, useChoices } from '#features/ways/model/use-choices.ts'
import { useDraftNow } from '#shared/drafting/use-draft-now.ts'
import { dropKept } from '#shared/form/use-kept.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { SideLayout } from '#shared/ui/side-layout.tsx'

interface WayFrameProps {
  accountId: number
  /** Under which what was typed is kept, until there is a post of it. */
  keptAs: string
  isReady: boolean
  send: (body: ChoicesState['body'] & { agreedCredits: number }) => Promise<{ readonly run: RunView }>
  /** The fault of the one field, where the server names it. */
  children: (fault: string | undefined) => ReactNode
}

/** One way into a post: what it is made of, what may be chosen of it, what it costs, and the press that makes it. */
export function WayFrame({ accountId, keptAs, isReady, send, children }: WayFrameProps) {
  const { t } = useTranslation(['ways', 'drafting'])
  const choices = useChoices(accountId)
  const { draft, isBusy, isShort, words, refusal, faults } = useDraftNow(accountId)
  const isSent = useRef(false)
  useEffect(() => {
    if (isBusy) isSent.current = true
    if (refusal) isSent.current = false
  }, [isBusy, refusal])
  // Gone from here with a post on its way: what it was made of is in it.
  useEffect(
    () => () => {
      if (isSent.current) dropKept(keptAs)
    },
    [keptAs],
  )
  const own = faults.text
  const isElsewhere = refusal && !own && !faults.localTime
  const label = t('draft')
  return (
    <>
      <div className="po-page po-ways-page">
        <SideLayout
          label={t('choices.title')}
          side={<ChoicesBlock choices={choices} fault={faults.localTime} />}
        >
          <div className="po-ways-main">
            {children(own)}
            {isElsewhere && (
              <Notice tone="bad" icon={TriangleAlert}>
                {refusal}
              </Notice>
            )}
          </div>
        </SideLayout>
      </div>
      <ActionBar
        start={
          <span role="status" className="po-mute">
            {isBusy ? t('drafting:working') : words}
          </span>
        }
      >
        <Button
          look="primary"
          icon={PenLine}
          busy={isBusy}
          disabled={!isReady || isShort}
          onClick={() => void draft((agreedCredits) => send({ ...choices.body, agreedCredits }), label)}
        >
          {label}
        </Button>
      </ActionBar>
    </>
  )
}
