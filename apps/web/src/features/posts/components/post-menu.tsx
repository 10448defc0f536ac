import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  Ban,
  CalendarX,
  Check,
  CircleX,
  Copy,
  Eye,
  EyeOff,
  Lightbulb,
  MailQuestion,
  RefreshCw,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  UsersRound,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { publicationAnchor } from '#features/posts/components/publications/publication-line.tsx'
import { usePressing } from '#features/posts/components/publications/use-fix.ts'
import { usePostActions } from '#features/posts/model/post-actions.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { refusedAmong } from '#features/posts/model/refusals.ts'
import { type PostAt, publicationsQuery, type TaskView } from '#features/posts/post-queries.ts'
import type { Remaking } from '#features/posts/truth/use-remake.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { useBeginOrder } from '#shared/orders/use-begin-order.ts'
import { type MoreItem, MoreMenu } from '#shared/ui/more-menu.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'

interface PostMenuProps {
  context: PostsContext
  at: PostAt
  post: TaskView
  remaking: Remaking
  onDone: (post: TaskView) => void
  /** What was typed and is not saved yet. */
  onBefore: () => Promise<void>
  /** Another way out than by the bar: as a story, or at once. */
  onPublish: () => void
  /** Somebody's yes is asked for by mail. */
  onAsk: () => void
  /** Not while files that were chosen wait to be added. */
  unlessWaiting: (go: () => void) => () => void
}

/** What else can be done with a post; nothing stands here that would be refused. */
export function PostMenu(props: PostMenuProps) {
  const { context, at, post, remaking, onDone, onBefore, onPublish, onAsk, unlessWaiting } = props
  const { t } = useTranslation(['posts', 'truth', 'postPage', 'approvals', 'calendar', 'publications'])
  const navigate = useNavigate()
  const actions = usePostActions(at, post, onDone, (copy) => navigate(linkTo(context.one(copy.id))))
  const pressing = usePressing(at, post)
  const refused = refusedAmong(useQuery(publicationsQuery(at)).data ?? [])
  const mayOrder = useAbility('orders:create')
  const beginOrder = useBeginOrder(at.accountId, (taskId) => navigate(linkTo(context.one(taskId))))
  const can = (ability: TaskView['abilities'][number]) => post.abilities.includes(ability)
  const remove = async () => {
    if (await actions.remove()) await navigate(linkTo(context.list))
  }
  const items: MoreItem[] = remaking.isBusy
    ? []
    : (['subject', 'all'] as const)
        .filter((kind) => remaking.open.includes(kind))
        .map((kind) => ({
          key: kind,
          label: `${t(`truth:remake.${kind}`)} (${remaking.costOf(kind)})`,
          icon: kind === 'subject' ? Lightbulb : RefreshCw,
          run: () => void remaking.ask(kind),
        }))
  for (const { id, network } of refused)
    items.push({
      key: `refused ${id}`,
      label: t('publications:refusedBy', { network: networkLabel(network) }),
      icon: CircleX,
      run: () => document.getElementById(publicationAnchor(id))?.scrollIntoView({ block: 'center' }),
    })
  if (can('validate'))
    items.push({
      key: 'validate',
      label: t('postPage:bar.validateOnly'),
      icon: Check,
      run: unlessWaiting(() => void onBefore().then(() => actions.validate())),
    })
  if (can('validate') || (can('publish') && post.status === 'validated'))
    items.push({ key: 'publish', label: t('postPage:bar.other'), icon: Send, run: onPublish })
  if (can('validate') || can('workAgain'))
    items.push({
      key: 'ask',
      label: t('approvals:ask.action'),
      icon: MailQuestion,
      run: () => void onBefore().then(onAsk),
    })
  if (can('duplicate'))
    items.push({
      key: 'duplicate',
      label: t('postPage:duplicate'),
      icon: Copy,
      run: () => void onBefore().then(() => actions.duplicate()),
    })
  if (mayOrder && (post.status === 'aiSuggestion' || post.status === 'customizing'))
    items.push({
      key: 'order',
      label: t('postPage:order'),
      icon: UsersRound,
      run: () => void onBefore().then(() => beginOrder.run({ fromTaskId: post.id })),
    })
  const { undo } = remaking
  if (undo) items.push({ key: 'undo', label: t('truth:remake.undo'), icon: Undo2, run: () => void undo() })
  if (can('putBack'))
    items.push({
      key: 'putBack',
      label: t('actions.putBack'),
      icon: RotateCcw,
      run: () => void actions.take('putBack'),
    })
  if (can('workAgain') && pressing)
    items.push({
      key: 'workAgain',
      label: t('actions.workAgain'),
      icon: RotateCcw,
      run: () => void actions.take('workAgain'),
    })
  if (can('unschedule'))
    items.push({
      key: 'unschedule',
      label: t('schedule.off'),
      icon: CalendarX,
      run: () => void actions.unschedule(),
    })
  if (can('cancel'))
    items.push({
      key: 'cancel',
      label: t('actions.cancel'),
      icon: Ban,
      run: () => void actions.take('cancel'),
    })
  if (can('hide'))
    items.push({
      key: 'hide',
      label: t(post.isHidden ? 'calendar:together.show' : 'calendar:together.hide'),
      icon: post.isHidden ? Eye : EyeOff,
      run: () => void actions.hide(!post.isHidden),
    })
  if (can('remove'))
    items.push({
      key: 'remove',
      label: t('actions.remove'),
      icon: Trash2,
      danger: true,
      run: () => void remove(),
    })
  if (items.length === 0) return null
  return (
    <MoreMenu
      items={items}
      busy={actions.busy || beginOrder.busy}
      label={t('actions.more', { title: post.title })}
    />
  )
}
