/** Roles that every installation has from the first day; those people make carry the words they were given. */
export const roles = {
  names: {
    superAdmin: 'Super administrateur',
    customer: 'Client',
    contact: 'Contact',
    contactReader: 'Lecture seule',
    contactValidator: 'Validation',
    internalAgent: 'Community manager interne',
    externalAgent: 'Community manager externe',
    teamManager: 'Responsable d’équipe',
    productManager: 'Responsable produit',
    agencyManager: 'Responsable d’agence',
  },
  descriptions: {
    superAdmin: 'Administre la plateforme et toutes les personnes.',
    customer: 'Gère son compte, sa marque, ses posts et ses contacts.',
    contact: 'Prépare et publie les posts d’un client, sans les paiements.',
    contactReader: 'Regarde les posts et les chiffres d’un client.',
    contactValidator: 'Relit les posts d’un client, les corrige et les valide.',
    internalAgent: 'Réalise les posts, dans l’équipe.',
    externalAgent: 'Réalise les posts, à son compte.',
    teamManager: 'Répartit le travail, gère les contrats et les congés de son équipe.',
    productManager: 'Suit les secteurs d’activité proposés.',
    agencyManager: 'Travaille pour les clients de son agence.',
  },
}
