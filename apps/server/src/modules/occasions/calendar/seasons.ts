// Equinoxes and solstices after Jean Meeus, “Astronomical Algorithms”, chapter 27 (years 1000 to 3000): exact to about a minute.

/** March, June, September, December: the mean instant of the season, as a polynomial of thousands of years since 2000. */
const means = [
  [2451623.80984, 365242.37404, 0.05169, -0.00411, -0.00057],
  [2451716.56767, 365241.62603, 0.00325, 0.00888, -0.0003],
  [2451810.21715, 365242.01767, -0.11575, 0.00337, 0.00078],
  [2451900.05952, 365242.74049, -0.06223, -0.00823, 0.00032],
] as const

/** Amplitude, phase and speed of each term, in degrees. */
const terms = [
  [485, 324.96, 1934.136],
  [203, 337.23, 32964.467],
  [199, 342.08, 20.186],
  [182, 27.85, 445267.112],
  [156, 73.14, 45036.886],
  [136, 171.52, 22518.443],
  [77, 222.54, 65928.934],
  [74, 296.72, 3034.906],
  [70, 243.58, 9037.513],
  [58, 119.81, 33718.147],
  [52, 297.17, 150.678],
  [50, 21.02, 2281.226],
  [45, 247.54, 29929.562],
  [44, 325.15, 31555.956],
  [29, 60.93, 4443.417],
  [18, 155.12, 67555.328],
  [17, 288.79, 4562.452],
  [16, 198.04, 62894.029],
  [14, 199.76, 31436.921],
  [12, 95.39, 14577.848],
  [12, 287.11, 31931.756],
  [12, 320.81, 34777.259],
  [9, 227.73, 1222.114],
  [8, 15.45, 16859.074],
] as const

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const unixEpoch = 2440587.5
const dayMs = 86_400_000
/** What the earth's turning lags behind the clocks of astronomers in this century, near enough for a minute. */
const lagMs = 72_000

export type Season = 0 | 1 | 2 | 3

export function seasonStart(year: number, season: Season): Date {
  const y = (year - 2000) / 1000
  const mean = means[season].reduce((sum, factor, power) => sum + factor * y ** power, 0)
  const t = (mean - 2451545) / 36525
  const w = 35999.373 * t - 2.47
  const eccentricity = 1 + 0.0334 * cosine(w) + 0.0007 * cosine(2 * w)
  const sum = terms.reduce((so, [size, phase, speed]) => so + size * cosine(phase + speed * t), 0)
  const julian = mean + (0.00001 * sum) / eccentricity
  return new Date(Math.round((julian - unixEpoch) * dayMs) - lagMs)
}
