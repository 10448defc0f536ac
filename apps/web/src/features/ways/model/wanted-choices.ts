// The day and hour of a post to be written: as the form keeps them, and as they stand in an address.
const two = (value: number) => String(value).padStart(2, '0')
export const localTimeOf = (day: string, minute: number): string =>
  `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`
const minuteOf = (localTime: string) => Number(localTime.slice(11, 13)) * 60 + Number(localTime.slice(14, 16))

/** The date one came with is the one that is shown, whatever the form kept. */
export const withWanted = <T extends { day: string; minute: number }>(kept: T, wanted: string | null): T =>
  wanted ? { ...kept, day: wanted.slice(0, 10), minute: minuteOf(wanted) } : kept
