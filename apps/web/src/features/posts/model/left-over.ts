import { useTranslation } from 'react-i18next'
import type { TaskView } from '#features/posts/post-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import type { Question } from '#shared/ui/confirm-store.ts'

/** Longer ones are known by their beginning. */
const longestWords = 60

const shortened = (words: string): string => {
  const line = words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.…]+$/, '')
  return line.length > longestWords ? `${line.slice(0, longestWords).trimEnd()}…` : line
}

/** A network of the post, or all of them, that nothing would be said on. */
export function lacksWords({ hooks, networks }: TaskView): boolean {
  const own = networks.map((network) => hooks.own[network] ?? hooks.common)
  return (own.length > 0 ? own : [hooks.common]).some((hook) => !hook.trim())
}

/** What whoever says yes is asked first, where the visual still shows what its template did. */
export function useLeftOverQuestion(): (post: TaskView) => Question | null {
  const { t } = useTranslation('posts')
  const { list } = useFormats()
  const quoted = (words: string) => t('leftOver.quoted', { words: shortened(words) })
  return ({ shows, visual }) => {
    // Nobody is asked twice about one visual.
    if (shows !== 'design' || !visual || visual.isValidated) return null
    const { words, frames, pages } = visual.leftOver
    const said = [
      ...(words.length > 0 ? [t('leftOver.words', { words: list(words.map(quoted)) })] : []),
      ...(frames > 0 ? [t('leftOver.frames', { count: frames })] : []),
      ...(pages > 0 ? [t('leftOver.pages', { count: pages })] : []),
    ]
    if (said.length === 0) return null
    return {
      title: t('leftOver.title'),
      words: said.join(' '),
      confirmLabel: t('leftOver.confirm'),
      keepLabel: t('leftOver.keep'),
    }
  }
}
