export const screens = {
  users: { name: 'Utilisateurs', about: 'Clients, agents, responsables\u00a0: comptes, crédits, accès.' },
  agents: { name: 'Mes agents', about: 'Votre équipe, ses contrats et ses jours.' },
}
