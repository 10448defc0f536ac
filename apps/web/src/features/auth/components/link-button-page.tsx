import type { LinkKind } from '@postelier/contract'
import { useRouter } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { LookedAt } from '#features/auth/api/links.ts'
import { MailedLink } from '#features/auth/components/link-gate.tsx'
import type { NoticeName } from '#features/auth/model/notices.ts'
import { clearCurrentUser } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'

interface LinkButtonPageProps {
  kind: LinkKind
  pageTitle: string
  title: string
  lead: (found: LookedAt) => string
  submitLabel: string
  /** Uses the link; answers with what the sign-in page says next, or nothing where they are in by it. */
  use: (token: string) => Promise<NoticeName | null>
}

/** One question, one button: mail scanners open links, only a person presses. */
export function LinkButtonPage(props: LinkButtonPageProps) {
  const { kind, pageTitle, title, lead } = props
  return (
    <MailedLink kind={kind} pageTitle={pageTitle}>
      {(found, token) => (
        <AuthLayout title={title} pageTitle={pageTitle} lead={lead(found)}>
          <PressOnce token={token} email={found.email} {...props} />
        </AuthLayout>
      )}
    </MailedLink>
  )
}

interface PressOnceProps extends LinkButtonPageProps {
  token: string
  email: string
}

function PressOnce({ token, email, use, submitLabel }: PressOnceProps) {
  const router = useRouter()
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    send: async () => {
      const notice = await use(token)
      clearCurrentUser()
      if (notice === null) return router.navigate({ to: '/', replace: true })
      await router.navigate({
        to: '/auth/login',
        search: { notice },
        state: { linkEmail: email },
        replace: true,
      })
    },
  })
  return (
    <div className="po-login">
      {fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {fault}
        </Notice>
      )}
      <Button look="primary" size="lg" wide busy={busy} onClick={() => void run()}>
        {submitLabel}
      </Button>
    </div>
  )
}
