import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'
import { toast } from '#shared/ui/toast-store.ts'

/** One click, one deed: says that it is done, or what kept it from being done, with another try. */
export function useAttempt(): (deed: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const { t } = useTranslation('common')
  const attempt = async (deed: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await deed()
      if (done) toast({ message: done })
      return true
    } catch (error) {
      toast({
        tone: 'bad',
        message: messageOf(error, t('errors.unexpected')),
        action: { label: t('actions.retry'), run: () => void attempt(deed, done) },
      })
      return false
    }
  }
  return attempt
}
