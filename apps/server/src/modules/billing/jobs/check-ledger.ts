import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { ledgerFaults } from '../../../platform/metrics.ts'
import { checkLedger } from '../queries/check-ledger.ts'

/** Compares every account's credits with the entries they come from. It reports and never corrects. */
export const checkLedgerNightly = defineJob({
  name: 'check-ledger',
  about:
    'Proves that the book of credits adds up; what does not is an error in the log and a figure of the metrics.',
  retry: 'safe',
  cron: '50 2 * * *',
  data: z.object({}),
  async handle({ db, log }) {
    const faults = await checkLedger(db)
    ledgerFaults.set(faults.length)
    for (const fault of faults) log.error({ ...fault }, 'the book of credits does not add up')
  },
})
