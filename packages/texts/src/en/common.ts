import type { Same } from '../same.ts'

export const common: Same<typeof import('../fr/common.ts').common> = {
  actions: {
    cancel: 'Cancel',
    close: 'Close',
    delete: 'Delete',
    edit: 'Edit',
    retry: 'Try again',
    save: 'Save',
    undo: 'Undo',
  },
  languages: { fr: 'French', en: 'English', es: 'Spanish', de: 'German' },
  saveState: { saving: 'Saving…', saved: 'Saved at {{time}}', failed: 'Not saved, your text is kept' },
}
