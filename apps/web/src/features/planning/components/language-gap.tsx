import { useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readinessQuery } from '#features/planning/planning-queries.ts'
import { accountQuery } from '#shared/api/account-query.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** A site in another language than the posts gives nothing to write from: said, with the one click that helps. */
export function LanguageGap({ accountId }: { accountId: number }) {
  const { t } = useTranslation(['planning', 'common'])
  const mayChange = useAbility('brand:edit')
  const readiness = useQuery(readinessQuery(accountId)).data
  const [isChanging, setChanging] = useState(false)
  if (!readiness?.otherLanguage) return null
  const { language, otherLanguage } = readiness
  const names = {
    site: t(`planning:otherLanguage.names.${otherLanguage}`),
    posts: t(`planning:otherLanguage.names.${language}`),
  }
  const change = async () => {
    setChanging(true)
    try {
      await call('POST /api/users/{id}/account/posts-language', {
        params: { id: accountId },
        body: { language: otherLanguage },
      })
      toast({ tone: 'done', message: t('planning:otherLanguage.done', names) })
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
      await queryClient.invalidateQueries({ queryKey: accountQuery(accountId).queryKey })
      setChanging(false)
    }
  }
  return (
    <Notice tone="wait" icon={Languages}>
      <div className="po-language-gap">
        <p>{t('planning:otherLanguage.words', names)}</p>
        {mayChange && (
          <Button size="sm" busy={isChanging} onClick={() => void change()}>
            {t('planning:otherLanguage.change', names)}
          </Button>
        )}
      </div>
    </Notice>
  )
}
