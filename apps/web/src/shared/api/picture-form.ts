/** A picture whose rights are confirmed. Fields come before the file: the server knows them before it reads a picture. */
export function pictureForm(field: string, file: File): FormData {
  const form = new FormData()
  form.set('rights', 'true')
  form.set(field, file)
  return form
}
