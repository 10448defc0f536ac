import type { UseFormReturnType } from '@mantine/form'

/** What is saved is where the form now begins: taking changes back leads there, not to what stood before the save. */
export function keptAs<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  values: Values,
): void {
  form.setInitialValues(values)
  form.resetDirty(values)
}
