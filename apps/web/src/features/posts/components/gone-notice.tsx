import { Copy, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#features/posts/components/use-post-words.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** Somebody removed the post while it was open here: nothing is saved any more, and the words can be taken along. */
export function GoneNotice({ words }: { words: Words }) {
  const { t } = useTranslation('postPage')
  const { title, hooks, firstComment } = words
  const own = Object.entries(hooks.own).map(([network, text]) => `${networkLabel(network as never)}\n${text}`)
  const all = [title, hooks.common, ...own, firstComment].filter((text) => text.trim()).join('\n\n')
  return (
    <Notice tone="bad" icon={Trash2}>
      <b>{t('gone.title')}</b>
      <p>{t('gone.words')}</p>
      <Button
        size="sm"
        icon={Copy}
        onClick={() =>
          void navigator.clipboard.writeText(all).then(
            () => toast({ tone: 'done', message: t('gone.copied') }),
            () => toast({ tone: 'bad', message: t('gone.byHand') }),
          )
        }
      >
        {t('gone.copy')}
      </Button>
    </Notice>
  )
}
