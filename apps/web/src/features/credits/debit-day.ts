/** Banks take about so many of their days for a debit. */
const usualBankDays = 5

/** The day by which a debit is usually taken: weekends do not count. */
export function usualDebitDay(createdAt: string): Date {
  const day = new Date(createdAt)
  for (let left = usualBankDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) left -= 1
  }
  return day
}
