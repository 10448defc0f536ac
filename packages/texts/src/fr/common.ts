export const common = {
  actions: {
    cancel: 'Annuler',
    close: 'Fermer',
    delete: 'Supprimer',
    edit: 'Modifier',
    retry: 'Réessayer',
    save: 'Enregistrer',
    undo: 'Annuler',
  },
  languages: { fr: 'Français', en: 'Anglais', es: 'Espagnol', de: 'Allemand' },
  saveState: {
    saving: 'Enregistrement…',
    saved: 'Enregistré à {{time}}',
    failed: 'Non enregistré, texte gardé',
  },
}
