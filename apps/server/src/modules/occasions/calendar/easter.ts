/** Easter Sunday of the western churches, by the calculation of Meeus, Jones and Butcher; holds for every Gregorian year. */
export function easterOf(year: number): { month: number; day: number } {
  const a = year % 19
  const century = Math.floor(year / 100)
  const c = year % 100
  const leap = Math.floor(century / 4)
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * a + century - leap - moved + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7
  const late = Math.floor((a + 11 * moon + 22 * weekday) / 451)
  const sum = moon + weekday - 7 * late + 114
  return { month: Math.floor(sum / 31), day: (sum % 31) + 1 }
}
