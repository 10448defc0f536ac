/**
 * Our clock and a network's need not agree, and one that is an hour off must not make a post that is there look absent: that
 * would send it again. What is looked for is looked for among all of the last hours.
 */
export const clocksApartMs = 3 * 60 * 60_000
