import type { TaskFormat } from '@postelier/contract'
import type { OrderKind } from '@postelier/contract/task-configurations'
import type { ReactNode } from 'react'
import { Emoji, emojiFile } from '#shared/ui/emoji.tsx'
import '#shared/orders/kind-drawing.css'

interface KindDrawingProps {
  kind: OrderKind
  format: TaskFormat | null
  /** What an administrator chose to stand in its place. */
  emoticon?: string
  size?: number
}

/** A small post of that kind: pages one behind the other, a film, words alone. Says nothing that the name does not. */
export function KindDrawing({ kind, format, emoticon = '', size = 36 }: KindDrawingProps) {
  return (
    <span className="po-kind-drawing" aria-hidden="true">
      {emoticon ? (
        <Emoji of={emoticon} name={emojiFile(emoticon)} />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 36 36" width={size} height={size}>
          {kind === 'hook' ? words(8) : pictures[format ?? 'image'](kind === 'complete' ? 24 : 30)}
          {kind === 'complete' && words(28)}
        </svg>
      )}
    </span>
  )
}

/** Lines of text from a height on, two where there is no room for more. */
const words = (from: number): ReactNode =>
  from > 20 ? (
    <path className="po-kind-words" d={`M5 ${from + 1}h26M5 ${from + 5}h17`} />
  ) : (
    <>
      <rect className="po-kind-sheet" x="3" y="3" width="30" height="30" rx="3" />
      <path className="po-kind-words" d="M9 11h18M9 17h18M9 23h11" />
    </>
  )

const view = (x: number, y: number, width: number, height: number): ReactNode => (
  <>
    <rect className="po-kind-picture" x={x} y={y} width={width} height={height} rx="2" />
    <circle className="po-kind-mark" cx={x + width - 7} cy={y + 6} r="2.4" />
    <path
      className="po-kind-line"
      d={`M${x + 1} ${y + height - 4}l${width * 0.3} -${height * 0.34} ${width * 0.24} ${height * 0.24} ${width * 0.16} -${height * 0.14} ${width * 0.24} ${height * 0.22}`}
    />
  </>
)

/** Each up to a height, under which words may stand. */
const pictures: { readonly [F in TaskFormat]: (height: number) => ReactNode } = {
  image: (height) => view(4, 3, 28, height - 1),
  carousel: (height) => (
    <>
      <path className="po-kind-line" d={`M28 6h4v${height - 7}h-4`} />
      {view(3, 3, 23, height - 5)}
      <path
        className="po-kind-dots"
        d={`M11 ${height + 1.5}h.01M15 ${height + 1.5}h.01M19 ${height + 1.5}h.01`}
      />
    </>
  ),
  album: (height) => {
    const half = height / 2 - 1
    return (
      <>
        <rect className="po-kind-picture" x="4" y="3" width="16" height={height - 1} rx="2" />
        <rect className="po-kind-sheet" x="22" y="3" width="10" height={half - 1} rx="2" />
        <rect className="po-kind-sheet" x="22" y={half + 4} width="10" height={half - 1} rx="2" />
      </>
    )
  },
  video: (height) => (
    <>
      <rect className="po-kind-picture" x="4" y="3" width="28" height={height - 1} rx="2" />
      <path className="po-kind-play" d={`M15 ${height / 2 - 3}l8 5.5 -8 5.5z`} />
    </>
  ),
}
