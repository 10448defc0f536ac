import { accountFields } from '../../docs/coverage/account-fields.ts'
import { accountScreens } from '../../docs/coverage/account-screens.ts'
import { adminScreens } from '../../docs/coverage/admin-screens.ts'
import { calls } from '../../docs/coverage/calls.ts'
import { constants } from '../../docs/coverage/constants.ts'
import { fields } from '../../docs/coverage/fields.ts'
import { firstScreens } from '../../docs/coverage/first-screens.ts'
import { messages } from '../../docs/coverage/messages.ts'
import { otherCalls } from '../../docs/coverage/other-calls.ts'
import { permissions } from '../../docs/coverage/permissions.ts'
import { planningScreens } from '../../docs/coverage/planning-screens.ts'
import { postScreens } from '../../docs/coverage/post-screens.ts'
import type { Row, Section } from '../../docs/coverage/row.ts'
import { rules } from '../../docs/coverage/rules.ts'

export const chapters: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: 'Screens',
    sections: [...firstScreens, ...accountScreens, ...postScreens, ...planningScreens, ...adminScreens],
  },
  { title: 'Calls', sections: [...calls, ...otherCalls] },
  { title: 'Fields and values', sections: [...accountFields, ...fields] },
  { title: 'States, rules and permissions', sections: [...rules, ...permissions] },
  { title: 'Messages', sections: messages },
  { title: 'Constants and limits', sections: constants },
]

export const rowsOf = (sections: readonly Section[]): Row[] => sections.flatMap((section) => section.rows)

export const allRows = (): Row[] => chapters.flatMap((chapter) => rowsOf(chapter.sections))
