import type { Language } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { readinessQuery } from '#features/planning/planning-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'

/** A site in another language than the posts gives nothing to write from: said, with the one click that helps. */
export function LanguageGap({ accountId }: { accountId: number }) {
  const { t } = useTranslation('planning')
  const mayChange = useAbility('brand:edit')
  const readiness = useQuery(readinessQuery(accountId)).data
  const { language, otherLanguage } = readiness ?? {}
  const names = {
    site: otherLanguage ? t(`otherLanguage.names.${otherLanguage}`) : '',
    posts: language ? t(`otherLanguage.names.${language}`) : '',
  }
  const { busy, run } = useAction({
    stale: staleAfter(['planning.changed', 'account.changed'], { accountId }),
    send: (to: Language) =>
      call('POST /api/users/{id}/account/posts-language', {
        params: { id: accountId },
        body: { language: to },
      }),
    done: t('otherLanguage.done', names),
  })
  if (!otherLanguage) return null
  return (
    <Notice tone="wait" icon={Languages}>
      <div className="po-language-gap">
        <p>{t('otherLanguage.words', names)}</p>
        {mayChange && (
          <Button size="sm" busy={busy} onClick={() => void run(otherLanguage)}>
            {t('otherLanguage.change', names)}
          </Button>
        )}
      </div>
    </Notice>
  )
}
