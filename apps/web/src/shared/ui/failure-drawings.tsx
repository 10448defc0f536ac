import { accent, Drawing } from '#shared/ui/drawing.tsx'

export function StormDrawing() {
  return (
    <Drawing>
      <path d="M14 30H118V80H14Z" />
      <path d="M14 30L66 60L118 30" />
      <path d="M82 14L74 26L84 28L76 40" stroke="var(--po-bad)" />
      <path d="M6 88H126" strokeDasharray="2 5" />
    </Drawing>
  )
}

/** A signpost at a fork. */
export function SignpostDrawing() {
  return (
    <Drawing>
      <path d="M66 8V88M8 88H124" />
      <path d="M66 18H106L116 27L106 36H66Z" />
      <path d="M66 44H30L20 53L30 62H66" />
      <path d="M80 27H96" stroke={accent} />
    </Drawing>
  )
}
