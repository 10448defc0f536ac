import type { timer as french } from '../fr/timer.ts'
import type { Same } from '../same.ts'

export const timer: Same<typeof french> = {
  title: 'Are you still working?',
  words:
    'Nothing has moved here since {{since}}, and the timer is running. Without an answer by {{until}}, it stops at {{since}}.',
  stopped: 'The timer has stopped: nothing moved here. Start it again on the task’s page.',
  yes: 'Yes, the time counts',
  no: 'No, stop it at {{since}}',
}
