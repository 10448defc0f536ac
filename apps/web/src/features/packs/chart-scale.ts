export interface Scale {
  readonly lowest: number
  readonly highest: number
  /** From the lowest to the highest, zero among them. */
  readonly lines: readonly number[]
}

/** Round steps of 1, 2 or 5 that hold all values: some four lines, and zero always one of them. */
export function scaleOf(values: readonly number[]): Scale {
  const highest = Math.max(0, ...values)
  const lowest = Math.min(0, ...values)
  const rough = Math.max(highest - lowest, 4) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power
  const [first, last] = [Math.floor(lowest / step), Math.ceil(Math.max(highest, step) / step)]
  const lines = Array.from({ length: last - first + 1 }, (_, nth) => (first + nth) * step)
  return { lowest: first * step, highest: last * step, lines }
}

/** Where a bar stands between the lowest and the highest, in parts of a hundred. */
export function barAt(value: number, { lowest, highest }: Scale): { from: number; height: number } {
  const whole = highest - lowest
  const from = ((Math.min(0, value) - lowest) / whole) * 100
  return { from, height: (Math.abs(value) / whole) * 100 }
}
