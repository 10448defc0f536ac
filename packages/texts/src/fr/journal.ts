export const journal = {
  title: 'Journal',
  when: 'Quand',
  latest: 'Dernières actions',
  visitor: 'Un visiteur',
  by: 'Qui',
  action: 'Quoi',
  on: 'Sur quel compte',
  details: 'Détails',
  anybody: 'Tout le monde',
  anyAccount: 'Tous les comptes',
  anything: 'Toutes les actions',
  everything: 'Tout revoir',
  demo: 'La démonstration',
  system: 'Postelier',
  through: 'par les mains de {{name}}',
  empty: 'Rien de tel au journal',
  emptyWords: 'Élargissez les filtres.',
  actions: {
    ai: {
      enabled: 'Rédaction automatique activée',
      disabled: 'Rédaction automatique coupée',
    },
    editorialLine: {
      changed: 'Ligne éditoriale changée',
    },
    graphicLine: {
      changed: 'Ligne graphique changée',
    },
    nonWorkingDay: {
      added: 'Jour non travaillé ajouté',
      removed: 'Jour non travaillé retiré',
    },
    secondFactor: {
      app: {
        added: 'Application d’authentification ajoutée',
        removed: 'Application d’authentification retirée',
      },
      passkey: {
        added: 'Clé d’accès ajoutée',
        removed: 'Clé d’accès retirée',
      },
    },
    agency: {
      accepted: 'Agence acceptée',
    },
    agent: {
      resumed: 'Agent réactivé',
      suspended: 'Agent désactivé',
    },
    aiNetworks: {
      changed: 'Réseaux à rédiger changés',
    },
    alertContact: {
      changed: 'Contact d’alerte changé',
    },
    application: {
      changed: 'Application changée',
      pictureChanged: 'Logo ou icône de la maison changé',
      pictureRemoved: 'Logo ou icône de la maison retiré',
    },
    colors: {
      changed: 'Couleurs changées',
    },
    contact: {
      edited: 'Contact modifié',
      invited: 'Contact invité',
      invitedAgain: 'Contact réinvité',
      removed: 'Contact retiré',
    },
    contentSource: {
      added: 'Source ajoutée',
      removed: 'Source retirée',
    },
    credits: {
      added: 'Crédits ajoutés',
      changed: 'Solde corrigé',
    },
    deletion: {
      cancelled: 'Suppression abandonnée',
      planned: 'Suppression demandée',
    },
    email: {
      changeRequested: 'Changement d’adresse demandé',
      changed: 'Adresse changée',
      validated: 'Adresse validée',
    },
    impersonation: {
      started: 'Début d’action au nom d’autrui',
      stopped: 'Fin d’action au nom d’autrui',
    },
    language: {
      changed: 'Langue changée',
    },
    logo: {
      changed: 'Logo changé',
      removed: 'Logo retiré',
    },
    masterSettings: {
      changed: 'Réglages généraux changés',
    },
    notifications: {
      changed: 'Notifications changées',
    },
    password: {
      changed: 'Mot de passe changé',
      resetRequested: 'Nouveau mot de passe demandé',
    },
    permission: {
      added: 'Permission ajoutée',
      removed: 'Permission supprimée',
    },
    permissionGroup: {
      created: 'Groupe de permissions créé',
      removed: 'Groupe de permissions supprimé',
      renamed: 'Groupe de permissions renommé',
    },
    permissionSection: {
      created: 'Section de permissions créée',
      removed: 'Section de permissions supprimée',
      renamed: 'Section de permissions renommée',
    },
    person: {
      created: 'Compte créé',
      deleted: 'Compte à supprimer dans 30 jours',
      edited: 'Compte modifié',
      invited: 'Invitation envoyée',
      kept: 'Compte gardé',
      registered: 'Inscription',
      roleChanged: 'Rôle changé',
      validationRequested: 'Validation redemandée',
    },
    profile: {
      changed: 'Profil changé',
    },
    profileImage: {
      changed: 'Photo changée',
    },
    recoveryCodes: {
      renewed: 'Codes de secours renouvelés',
    },
    registration: {
      advanced: 'Étape de l’inscription terminée',
    },
    role: {
      changed: 'Rôle modifié',
      created: 'Rôle créé',
      removed: 'Rôle supprimé',
    },
    sector: {
      changed: 'Secteur modifié',
      created: 'Secteur créé',
      deleted: 'Secteur supprimé',
      proposed: 'Secteur proposé',
    },
    sectorProposal: {
      accepted: 'Secteur proposé accepté',
      declined: 'Secteur proposé refusé',
    },
    session: {
      ended: 'Déconnexion',
      endedFromElsewhere: 'Déconnexion à distance',
      othersEnded: 'Autres sessions fermées',
      started: 'Connexion',
    },
    society: {
      changed: 'Entreprise modifiée',
    },
    texts: {
      imported: 'Textes repris d’un fichier',
    },
  },
}
