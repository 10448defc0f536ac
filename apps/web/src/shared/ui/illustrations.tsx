// Drawings of empty places. Those of failures stand apart: they are loaded before anything else is.
import { accent, Drawing } from '#shared/ui/drawing.tsx'

export function OvenDrawing() {
  return (
    <Drawing>
      <path d="M8 84H124M22 84V44A44 40 0 0 1 110 44V84M38 84V54A28 26 0 0 1 94 54V84" />
      <path d="M52 84C52 70 58 64 66 64S80 70 80 84" />
      <path d="M60 72C63 69 68 68 72 69" />
      <path d="M66 54C62 48 70 46 66 39" stroke={accent} />
      <path d="M8 84V90H124V84" />
    </Drawing>
  )
}

/** A blank sheet in a hand press: nothing printed yet. */
export function PressDrawing() {
  return (
    <Drawing>
      <path d="M10 88H122M24 88V20H108V88M24 34H108M60 20V10H72V20" />
      <path d="M66 34V46M40 46H92V54H40Z" />
      <path d="M34 70H98V80H34Z" />
      <path d="M44 66H88" stroke={accent} />
    </Drawing>
  )
}

/** A magnifying glass over a line of type. */
export function SearchDrawing() {
  return (
    <Drawing>
      <path d="M10 30H58M10 44H46M10 58H42M10 72H52" />
      <circle cx="82" cy="48" r="26" />
      <path d="M101 67L120 86" />
      <path d="M70 44C72 37 78 33 85 34" stroke={accent} />
    </Drawing>
  )
}

/** A window too narrow for the bench. */
export function NarrowDrawing() {
  return (
    <Drawing>
      <path d="M42 10H90V86H42Z" />
      <path d="M42 22H90M48 16H50M55 16H57" />
      <path d="M6 48H30M22 40L30 48L22 56M126 48H102M110 40L102 48L110 56" stroke={accent} />
      <path d="M52 36H80M52 48H74M52 60H78" />
    </Drawing>
  )
}

/** A bench ready for the first post. */
export function BenchDrawing() {
  return (
    <Drawing>
      <path d="M6 66H126M16 66V90M116 66V90M6 66V58H126V66" />
      <path d="M22 58V22H58V58" />
      <path d="M30 32H50M30 40H44" />
      <path d="M78 58V40H98V58M82 40C82 30 78 30 80 20M88 40V16M94 40C94 30 98 28 97 22" />
      <path d="M26 50H46" stroke={accent} />
    </Drawing>
  )
}
