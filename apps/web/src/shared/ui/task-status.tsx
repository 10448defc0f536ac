import { isEndedByLinking, needSaid, type PostNeed } from '@postelier/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { type NetworkName, networkLabel } from '#shared/ui/network-mark.tsx'
import '#shared/ui/task-status.css'

type Tone = 'ink' | 'mute' | 'done' | 'wait' | 'bad' | 'accent'

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const ring = <circle cx="8" cy="8" r="6" {...stroke} />
const tick = <path d="M5 8.3L7.2 10.5L11.2 6" {...stroke} stroke="var(--po-paper)" />

/** A word and a shape each; the shapes differ without colour. */
const marks = {
  aiSuggestion: [
    'ink',
    <path key="s" d="M8 1.6L9.7 6.3L14.4 8L9.7 9.7L8 14.4L6.3 9.7L1.6 8L6.3 6.3Z" {...stroke} />,
  ],
  customizing: ['ink', <path key="s" d="M2.2 13.8L3 10.6L10.8 2.8L13.2 5.2L5.4 13Z" {...stroke} />],
  draft: ['mute', <circle key="s" cx="8" cy="8" r="6" {...stroke} strokeDasharray="2.2 2.5" />],
  planned: ['ink', ring],
  inProgress: [
    'ink',
    <g key="s">
      {ring}
      <path d="M8 2A6 6 0 0 1 8 14Z" fill="currentColor" />
    </g>,
  ],
  paused: ['wait', <path key="s" d="M5.4 3.2V12.8M10.6 3.2V12.8" {...stroke} strokeWidth={2.4} />],
  return: ['wait', <path key="s" d="M5.6 2.6L2.2 6L5.6 9.4M2.6 6H9.6A4 4 0 0 1 9.6 13.6H6" {...stroke} />],
  returnWaiting: [
    'wait',
    <path key="s" d="M10.4 2.6L13.8 6L10.4 9.4M13.4 6H6.4A4 4 0 0 0 6.4 13.6H10" {...stroke} />,
  ],
  validated: ['done', <path key="s" d="M2.4 8.6L6.2 12.4L13.6 4" {...stroke} strokeWidth={2} />],
  publicationWaiting: [
    'done',
    <g key="s">
      {ring}
      <path d="M8 4.6V8L10.4 9.6" {...stroke} />
    </g>,
  ],
  publishing: [
    'accent',
    <g key="s">
      <path d="M8 13V3.4M4 7.2L8 3.2L12 7.2" {...stroke} />
      <path d="M2.6 13.8H13.4" {...stroke} strokeDasharray="2 2.4" />
    </g>,
  ],
  published: [
    'done',
    <g key="s">
      <circle cx="8" cy="8" r="6.8" fill="currentColor" />
      {tick}
    </g>,
  ],
  completed: [
    'ink',
    <g key="s">
      <rect x="1.6" y="1.6" width="12.8" height="12.8" rx="2.4" fill="currentColor" />
      {tick}
    </g>,
  ],
  publicationCanceled: [
    'mute',
    <g key="s">
      {ring}
      <path d="M3.9 12.1L12.1 3.9" {...stroke} />
    </g>,
  ],
  complaint: [
    'bad',
    <g key="s">
      <path d="M8 1.8L14.6 13.6H1.4Z" {...stroke} />
      <path d="M8 6.2V9.4M8 11.6V11.7" {...stroke} />
    </g>,
  ],
} as const satisfies Record<string, readonly [Tone, ReactNode]>

/** What is said in place of a state; no shape of these is one of those. */
const needMarks = {
  awaitsYou: [
    'wait',
    <g key="s">
      {ring}
      <path d="M8 4.6V8.8M8 11.1V11.2" {...stroke} strokeWidth={2} />
    </g>,
  ],
  stuck: [
    'bad',
    <g key="s">
      <path d="M5.3 1.8H10.7L14.2 5.3V10.7L10.7 14.2H5.3L1.8 10.7V5.3Z" {...stroke} />
      <path d="M8 4.8V8.6M8 11V11.1" {...stroke} strokeWidth={2} />
    </g>,
  ],
  atRisk: [
    'wait',
    <g key="s">
      <path d="M8 1.2L14.8 8L8 14.8L1.2 8Z" {...stroke} />
      <path d="M8 5.2V8.4M8 10.7V10.8" {...stroke} />
    </g>,
  ],
  stopped: [
    'wait',
    <g key="s">
      {ring}
      <path d="M6.3 5.6V10.4M9.7 5.6V10.4" {...stroke} />
    </g>,
  ],
  refused: [
    'bad',
    <g key="s">
      {ring}
      <path d="M5.8 5.8L10.2 10.2M10.2 5.8L5.8 10.2" {...stroke} />
    </g>,
  ],
  notScheduled: [
    'wait',
    <g key="s">
      <path d="M2.4 3.6H13.6V13.6H2.4Z M5.4 1.8V4.6M10.6 1.8V4.6" {...stroke} />
      <path d="M5.6 11.4L10.4 6.6" {...stroke} />
    </g>,
  ],
} as const satisfies Record<PostNeed['kind'], readonly [Tone, ReactNode]>

export type TaskStatusName = keyof typeof marks
export const taskStatusNames = Object.keys(marks) as TaskStatusName[]

export interface TaskStatusProps {
  status: TaskStatusName
  /** What it needs somebody for, said in place of its state. */
  need?: PostNeed | null | undefined
  /** Networks whose account is to be connected before it goes out there: the need in fewer words. */
  relink?: readonly NetworkName[] | undefined
  /** Said in place of its state, where somebody is told more of it. */
  words?: string | undefined
  /** The shape alone where room is short; its word stays for screen readers and on hover. */
  shapeOnly?: boolean
  className?: string
}

/** What is said of a post: what it needs somebody for, or else its state. */
export function useStateWords(): (
  post: Pick<TaskStatusProps, 'status' | 'need' | 'relink' | 'words'>,
) => string {
  const { t } = useTranslation('common')
  const { list } = useFormats()
  return ({ status, need, relink = [], words }) => {
    if (!need) return words ?? t(`taskStatus.${status}`)
    const { key, count, networks = [] } = needSaid(need, relink)
    return t(`taskNeed.${key}` as 'taskNeed.relink', {
      ...(count === undefined ? {} : { count }),
      networks: list(networks.map(networkLabel)),
    })
  }
}

/** A post's state as a shape and a word; the shape alone must do without colour. */
export function TaskStatus({ status, need, relink = [], words, shapeOnly, className }: TaskStatusProps) {
  const word = useStateWords()({ status, need, relink, words })
  // Said in the same words, it has the same look, whatever it keeps from going out.
  const isRelink = need && isEndedByLinking(need, relink)
  const [tone, shape] = isRelink ? needMarks.awaitsYou : need ? needMarks[need.kind] : marks[status]
  return (
    <span className={cx('po-status', `po-status-${tone}`, className)} title={shapeOnly ? word : undefined}>
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
        {shape}
      </svg>
      <span className={shapeOnly ? 'po-sr' : undefined}>{word}</span>
    </span>
  )
}
