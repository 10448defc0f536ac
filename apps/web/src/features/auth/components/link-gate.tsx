import type { LinkKind } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LookedAt, look } from '#features/auth/api/links.ts'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'
import { type Asynchronous, AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'

interface MailedLinkProps {
  kind: LinkKind
  pageTitle: string
  children: (found: LookedAt, token: string) => ReactNode
}

/** Half a link, as some mail programs cut it, is a dead one: no need to ask. */
const wholeToken = /^[\w-]{43}$/

/** The token stands after `#`, so that it reaches no server, log or referrer by itself. Opening decides nothing. */
export function MailedLink({ kind, pageTitle, children }: MailedLinkProps) {
  const [token] = useState(() => window.location.hash.slice(1))
  const found = useQuery({
    queryKey: ['link', kind, token],
    queryFn: () => look(kind, token),
    enabled: wholeToken.test(token),
    retry: false,
    // Once pressed, the link is spent: looking again would replace the page that is being left.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (!wholeToken.test(token)) return <DeadLink kind={kind} pageTitle={pageTitle} />
  return (
    <LookState of={found} pageTitle={pageTitle}>
      {(data) => (data.usable ? children(data, token) : <DeadLink kind={kind} pageTitle={pageTitle} />)}
    </LookState>
  )
}

interface LookStateProps<T> {
  of: Asynchronous<T>
  pageTitle: string
  children: (data: T) => ReactNode
}

/** While it is looked at, and when looking failed; the door itself stays where it is. */
export function LookState<T>({ of, pageTitle, children }: LookStateProps<T>) {
  const { t } = useTranslation('auth')
  if (of.data !== undefined) return children(of.data)
  return (
    <AuthLayout title={t(of.error ? 'link.unread' : 'link.looking')} pageTitle={pageTitle}>
      <AsyncState of={of}>{() => null}</AsyncState>
    </AuthLayout>
  )
}

const wayOut = {
  validateEmail: 'validation',
  resetPassword: 'password',
  initializePassword: 'password',
  invitation: 'invitation',
  changeEmail: 'other',
  cancelDeletion: 'other',
} as const satisfies Record<LinkKind, string>

export function DeadLink({ kind, pageTitle }: { kind: LinkKind; pageTitle: string }) {
  const { t } = useTranslation('auth')
  const way = wayOut[kind]
  const more = {
    validation: t('link.deadValidation'),
    password: t('link.deadPassword'),
    invitation: t('link.deadInvitation'),
    other: '',
  }[way]
  return (
    <AuthLayout title={t('link.deadTitle')} pageTitle={pageTitle} lead={`${t('link.dead')} ${more}`}>
      <div className="po-wrap">
        {way === 'password' && (
          <ButtonLink look="primary" size="lg" to="/auth/forgot-password">
            {t('link.deadForgot')}
          </ButtonLink>
        )}
        {way === 'validation' && (
          <ButtonLink look="primary" size="lg" to="/auth/resend-validation">
            {t('link.deadResend')}
          </ButtonLink>
        )}
        <ButtonLink
          look={way === 'password' || way === 'validation' ? 'default' : 'primary'}
          size="lg"
          to="/auth/login"
        >
          {t('link.deadLogin')}
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
