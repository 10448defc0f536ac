import { KeyRound, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { finishWithCode, type Means } from '#features/auth/api/log-in.ts'
import { usePasskey } from '#features/auth/model/use-passkey.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'
import { passkeysWork } from '#shared/lib/passkeys.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface StepsProps {
  means: readonly Means[]
  remember: boolean
  onDone: () => Promise<void>
  /** A passkey asked for and not used closes the step: this opens it again. */
  onReopen: () => Promise<void>
}

interface SecondFactorProps extends StepsProps {
  onBack: () => void
}

export function SecondFactor({ onBack, ...props }: SecondFactorProps) {
  const { t } = useTranslation('auth')
  const [chosen, setChosen] = useState<Means>(() => usableOf(props.means)[0] ?? 'recoveryCode')
  return (
    <AuthLayout
      title={t('secondFactor.title')}
      pageTitle={t('secondFactor.pageTitle')}
      lead={t(`secondFactor.${chosen}`)}
      foot={
        <button type="button" className="po-link" onClick={onBack}>
          {t('secondFactor.back')}
        </button>
      }
    >
      <Steps {...props} chosen={chosen} onChoose={setChosen} />
    </AuthLayout>
  )
}

/** The same where there is no screen of its own for it. */
export function SecondFactorSteps(props: StepsProps) {
  const { t } = useTranslation('auth')
  const [chosen, setChosen] = useState<Means>(() => usableOf(props.means)[0] ?? 'recoveryCode')
  return (
    <>
      <p>{t(`secondFactor.${chosen}`)}</p>
      <Steps {...props} chosen={chosen} onChoose={setChosen} />
    </>
  )
}

const usableOf = (means: readonly Means[]) => means.filter((one) => one !== 'passkey' || passkeysWork())

interface ChosenStep extends StepsProps {
  chosen: Means
  onChoose: (means: Means) => void
}

function Steps({ means, remember, chosen, onChoose, onDone, onReopen }: ChosenStep) {
  const { t } = useTranslation('auth')
  const usable = usableOf(means)
  return (
    <div className="po-login">
      {chosen === 'passkey' ? (
        <PasskeyStep remember={remember} onDone={onDone} onReopen={onReopen} />
      ) : (
        <CodeStep key={chosen} means={chosen} onDone={onDone} />
      )}
      {usable.length > 1 && (
        <p className="po-other-means">
          <span>{t('secondFactor.otherMeans')}</span>
          {usable
            .filter((one) => one !== chosen)
            .map((one) => (
              <button key={one} type="button" className="po-link" onClick={() => onChoose(one)}>
                {t(`secondFactor.means.${one}`)}
              </button>
            ))}
        </p>
      )}
    </div>
  )
}

function CodeStep({ means, onDone }: { means: 'app' | 'recoveryCode'; onDone: () => Promise<void> }) {
  const { t } = useTranslation('auth')
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: { code: '' },
      validate: { code: (value) => (value.trim() ? null : t('secondFactor.codeMissing')) },
    },
    async ({ code }) => {
      await finishWithCode(means, code.replaceAll(/\s/g, ''))
      await onDone()
    },
  )
  return (
    <form className="po-login" onSubmit={submit} noValidate>
      {fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {fault}
        </Notice>
      )}
      <div className="po-code">
        <TextField
          label={t(`secondFactor.${means}Label`)}
          size="lg"
          autoComplete="one-time-code"
          inputMode={means === 'app' ? 'numeric' : 'text'}
          spellCheck={false}
          autoFocus
          {...form.getInputProps('code')}
        />
      </div>
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        {t('secondFactor.submit')}
      </Button>
    </form>
  )
}

function PasskeyStep({
  remember,
  onDone,
  onReopen,
}: Pick<SecondFactorProps, 'remember' | 'onDone' | 'onReopen'>) {
  const { t } = useTranslation('auth')
  const { busy, fault, run } = usePasskey({
    secondFactor: true,
    remember,
    onDone,
    onFault: () => onReopen().catch(() => undefined),
  })
  return (
    <>
      {fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {fault}
        </Notice>
      )}
      <Button look="primary" size="lg" wide icon={KeyRound} busy={busy} onClick={run}>
        {t('secondFactor.submit')}
      </Button>
    </>
  )
}
