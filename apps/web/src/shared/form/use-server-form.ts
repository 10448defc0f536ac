import { type FormErrors, type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { type ActionOptions, useAction } from '#shared/api/use-action.ts'
import { focusFirst } from '#shared/form/focus-first.ts'

export interface ServerForm<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>
  busy: boolean
  /** What belongs to no field: shown above the form. */
  fault: string | null
  /** For `<form onSubmit>`: checks here first, then lets the server check. */
  submit: (event?: React.FormEvent<HTMLFormElement>) => void
}

interface Refusal {
  fields: Readonly<Record<string, string>>
  message: string
}

/** A form whose last word on what is right belongs to the server: its faults land under their fields. */
export function useServerForm<Values extends Record<string, unknown>>(
  input: UseFormInput<Values>,
  send: (values: Values) => Promise<void>,
  after: Pick<ActionOptions<Values, void>, 'stale' | 'done'> = {},
): ServerForm<Values> {
  const { t } = useTranslation('common')
  const [fault, setFault] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const form = useForm<Values>({ mode: 'controlled', ...input })
  const { busy, run } = useAction<Values, void>({
    ...after,
    send,
    onFault: (error) => {
      const fields = isApiError(error) ? error.fields : {}
      form.setErrors(fields)
      setRefusal({ fields, message: messageOf(error, t('errors.unexpected')) })
      return true
    },
  })
  // Once the screen has followed: a form of several steps goes back to the one that has the field.
  useEffect(() => {
    if (!refusal) return
    setRefusal(null)
    // A field this form does not show would otherwise fail without a word.
    if (!focusFaulty(form, refusal.fields)) setFault(refusal.message)
  }, [refusal, form])
  const submit = form.onSubmit(
    (values) => {
      setFault(null)
      void run(values)
    },
    (errors) => focusFaulty(form, errors),
  )
  return { form, busy, fault, submit }
}

function focusFaulty<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  errors: FormErrors,
): boolean {
  return focusFirst(Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []))
}
