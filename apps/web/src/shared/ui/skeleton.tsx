import '#shared/ui/empty-state.css'

export interface BoneProps {
  width?: number | string
  height?: number
  square?: boolean
}

export function Bone({ width = '100%', height = 14, square }: BoneProps) {
  return <span className="po-bone" style={square ? { width, aspectRatio: 1 } : { width, height }} />
}

const widths = ['90%', '72%', '84%', '66%', '78%']

/** The shape of what comes, so that nothing jumps when it is there. */
export function PostRowSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div className="po-skeleton" aria-hidden="true">
      {widths.slice(0, rows).map((width) => (
        <div key={width} className="po-skeleton-row">
          <Bone square width={80} />
          <div>
            <Bone width={width} />
            <Bone width="46%" />
            <Bone width={52} height={16} />
          </div>
        </div>
      ))}
    </div>
  )
}

export function LineSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className="po-skeleton" aria-hidden="true">
      {widths.slice(0, lines).map((width) => (
        <Bone key={width} width={width} />
      ))}
    </div>
  )
}

/** The lines of a table that comes. */
export function RowSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className="po-skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton have no names and never move.
        <Bone key={row} height={32} />
      ))}
    </div>
  )
}

/** One post that comes: its picture, and beside it where it stands and what it says. */
export function PostSkeleton() {
  return (
    <div className="po-skeleton-post" aria-hidden="true">
      <Bone square width="min(100%, calc(100vh - 340px))" />
      <div className="po-skeleton">
        <Bone width={160} height={24} />
        <Bone height={64} />
        <Bone width={120} height={24} />
        <Bone height={160} />
        <Bone width={140} height={24} />
        <LineSkeleton lines={3} />
      </div>
    </div>
  )
}

/** Pictures of a gallery that come, in their mixed ratios. */
export function PictureSkeleton({ pictures = 10 }: { pictures?: number }) {
  return (
    <div className="po-skeleton-gallery" aria-hidden="true">
      {Array.from({ length: pictures }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton have no names and never move.
        <Bone key={at} width={220} height={220} />
      ))}
    </div>
  )
}
