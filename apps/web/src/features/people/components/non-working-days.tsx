import type { PersonView, UserType } from '@postelier/contract'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { showPerson } from '#features/people/api/people-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface NonWorkingDaysProps {
  person: PersonView
  userType: UserType
  locked: boolean
}

/** Added and taken away at once, apart from the form: each day stands for itself. Taking one away can be undone. */
export function NonWorkingDays({ person, userType, locked }: NonWorkingDaysProps) {
  const { t } = useTranslation('people')
  const { longDate } = useFormats()
  const params = { userType, userId: person.id }
  const add = async (body: { name: string; date: string }) => {
    const answer = await call('POST /api/admin/users/{userType}/{userId}/non-working-days', { params, body })
    showPerson(answer.user)
  }
  const remove = useAction({
    send: ({ id: dayId }: PersonView['nonWorkingDays'][number]) =>
      call('DELETE /api/admin/users/{userType}/{userId}/non-working-days/{dayId}', {
        params: { ...params, dayId },
      }),
    onDone: ({ user }) => showPerson(user),
    done: (_answer, { name }) => ({ message: t('done.dayRemoved', { name }) }),
    undo: (_answer, { name, date }) => add({ name, date }),
  })
  const { form, busy, fault, submit } = useServerForm(
    { initialValues: { name: '', date: '' } },
    async (values) => {
      await add(values)
      form.reset()
    },
  )
  const days = [...person.nonWorkingDays].sort((a, b) => a.date.localeCompare(b.date))
  return (
    <div className="po-days-off">
      {days.length === 0 && <p className="po-mute">{t('form.noDays')}</p>}
      <ul>
        {days.map((day) => (
          <li key={day.id}>
            <b>{day.name}</b>
            <span className="po-mute">{longDate(`${day.date}T12:00:00`)}</span>
            {!locked && (
              <IconButton
                icon={X}
                size="sm"
                label={t('form.removeDay', { name: day.name })}
                onClick={() => void remove.run(day)}
              />
            )}
          </li>
        ))}
      </ul>
      {!locked && (
        <div className="po-days-add">
          <TextField
            label={t('form.dayName')}
            placeholder={t('form.dayExample')}
            {...form.getInputProps('name')}
          />
          <DateField label={t('form.dayDate')} {...form.getInputProps('date')} />
          <Button icon={Plus} busy={busy} onClick={() => submit()}>
            {t('form.addDay')}
          </Button>
        </div>
      )}
      {fault && (
        <p role="alert" className="po-fault">
          {fault}
        </p>
      )}
    </div>
  )
}
