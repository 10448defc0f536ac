import type { Hooks, Network } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Alternatives } from '#features/posts/components/truth/alternatives.tsx'
import { TruthMarks } from '#features/posts/components/truth/truth-marks.tsx'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import type { PostAt, TaskView } from '#features/posts/post-queries.ts'
import { type TruthView, truthQuery } from '#features/posts/truth/truth-queries.ts'
import type { Remaking } from '#features/posts/truth/use-remake.ts'
import { linkTo } from '#shared/lib/link-target.ts'

type Text = TruthView['texts'][number]

interface Of {
  context: PostsContext
  at: PostAt
  post: TaskView
  /** As they are being written; what is known of them may be a moment older. */
  hooks: Hooks
  remaking: Remaking
  mayWrite: boolean
}

/** What is known of the words, for the places around them. */
export function useTruthAround({ context, at, post, hooks, remaking, mayWrite }: Of) {
  const navigate = useNavigate()
  const truth = useQuery(truthQuery(at, post)).data
  const wordsOf = (place: Text['place']) =>
    place === 'common'
      ? hooks.common
      : place === 'picture' || place === 'firstComment'
        ? null
        : (hooks.own[place] ?? '')
  // What was changed since it was looked at is marked no more.
  const shown = (truth?.texts ?? []).map((text) => {
    const words = wordsOf(text.place)
    return words === null ? text : { ...text, marks: text.marks.filter((mark) => words.includes(mark.text)) }
  })
  const bringTo = ({ place }: Text, { text }: Text['marks'][number]) => {
    if (place === 'picture') return void navigate(linkTo(context.editor(post.id)))
    const field = document.querySelector<HTMLTextAreaElement>(
      place === 'firstComment' ? '.po-first-comment textarea' : '.po-hook textarea',
    )
    const start = field?.value.indexOf(text) ?? -1
    field?.focus()
    if (start >= 0) field?.setSelectionRange(start, start + text.length)
  }
  const around = (
    of: Network | 'all',
    take: (text: string) => void,
  ): { head: ReactNode; below: ReactNode } => {
    const place = of === 'all' ? 'common' : of
    const drafted = truth?.alternatives
    const own = of === 'all' ? [] : (drafted?.own[of] ?? [])
    const value = of === 'all' ? hooks.common : (hooks.own[of] ?? '')
    return {
      head: mayWrite && truth && (
        <Alternatives
          key={of}
          value={value}
          drafted={own.length > 0 ? own : (drafted?.common ?? [])}
          remaking={remaking}
          onTake={take}
        />
      ),
      below: (
        <TruthMarks
          {...{ at, post }}
          texts={shown.filter((text) => text.place === place)}
          mayEdit={mayWrite}
          onChange={bringTo}
        />
      ),
    }
  }
  const beside = shown.filter(({ place }) => place === 'picture' || place === 'firstComment')
  return { truth, around, beside, bringTo }
}
