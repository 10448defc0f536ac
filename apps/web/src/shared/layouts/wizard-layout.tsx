import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#shared/lib/class-names.ts'
import { largeTitle } from '#shared/lib/large-title.ts'
import { usePageTitle } from '#shared/lib/use-page-title.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import '#shared/layouts/wizard-layout.css'

export interface WizardLayoutProps {
  /** Names of all steps, in order. */
  steps: readonly string[]
  /** Index of the present one; -1 for an opening that asks nothing. */
  at: number
  /** What it is called in words, where that says more than the name of the step. */
  now?: string
  question: string
  lead?: ReactNode
  /** At the right of the head: a `SaveState`, a language switch. */
  head?: ReactNode
  /** Beside the question from the third step on: the living preview. */
  panel?: ReactNode
  busy?: boolean
  /** What it still waits for, said beside the button, which waits with it. */
  missing?: string
  /** Said beside the button, which is there all the same. */
  note?: string
  nextLabel?: string
  /** Another way on, beside the one that is meant. */
  also?: ReactNode
  /** What is shown takes all of the width. */
  isWide?: boolean
  onNext: () => void
  onBack?: () => void
  children: ReactNode
}

/** One question a screen. Enter goes on; the steps say where one is in words and in shape. */
export function WizardLayout(props: WizardLayoutProps) {
  const { steps, at, question, lead, head, panel, busy, missing, note, nextLabel, also, onNext, onBack } =
    props
  const { isWide = false, now, children } = props
  const { t } = useTranslation('auth')
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(question)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, and the reader is taken to it.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [question])
  const goOn = useRef(onNext)
  const isHeld = busy || missing !== undefined
  goOn.current = isHeld ? () => undefined : onNext
  const said = missing ?? note
  const saidId = useId()
  // Pressed beside everything, the page itself has the focus: Enter goes on from there too.
  useEffect(() => {
    const onEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || event.target !== document.body) return
      event.preventDefault()
      goOn.current()
    }
    window.addEventListener('keydown', onEnter)
    return () => window.removeEventListener('keydown', onEnter)
  }, [])
  const submit = (event: FormEvent) => {
    // A dialogue that belongs to an answer has a form of its own, whose sending is heard here too.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    goOn.current()
  }
  return (
    <div className={cx('po-wizard', Boolean(panel) && 'po-wizard-paned', isWide && 'po-wizard-wide')}>
      <form className="po-wizard-side" onSubmit={submit} noValidate>
        <header>
          <Logo />
          {head}
        </header>
        <main>
          {at >= 0 && (
            <p className="po-wizard-step">
              <b>{at + 1}</b> {t('wizard.step', { total: steps.length })}, {now ?? steps[at]}
            </p>
          )}
          {/* The reader is taken here first: where nothing is typed, Enter goes on from here too. */}
          <h1
            className="po-hero"
            ref={heading}
            tabIndex={-1}
            data-page-heading
            onKeyDown={(event) => event.key === 'Enter' && goOn.current()}
          >
            {largeTitle(question)}
          </h1>
          {lead && <p className="po-lead">{lead}</p>}
          <div className="po-wizard-answers">{children}</div>
        </main>
        <ActionBar
          start={
            <>
              <Steps steps={steps} at={at} />
              {said !== undefined && (
                <p id={saidId} className="po-wizard-missing">
                  {said}
                </p>
              )}
            </>
          }
        >
          {onBack && (
            <Button look="quiet" size="lg" onClick={onBack}>
              {t('wizard.back')}
            </Button>
          )}
          {also}
          <Button
            type="submit"
            look="primary"
            size="lg"
            kbd="Enter"
            disabled={missing !== undefined}
            {...(said === undefined ? {} : { 'aria-describedby': saidId })}
            {...(busy ? { busy } : {})}
          >
            {nextLabel ?? t('wizard.next')}
          </Button>
        </ActionBar>
      </form>
      {panel && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <aside className="po-wizard-panel" tabIndex={0}>
          {panel}
        </aside>
      )}
    </div>
  )
}

function Steps({ steps, at }: { steps: readonly string[]; at: number }) {
  const { t } = useTranslation('auth')
  return (
    <ol className="po-steps" aria-label={t('wizard.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          title={step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="po-sr">{step}</span>
        </li>
      ))}
    </ol>
  )
}
