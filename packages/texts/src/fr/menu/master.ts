export const screens = {
  master: { name: 'Réglages généraux', about: 'Coûts en crédits, textes et traductions.' },
  aiTest: { name: 'Essais d’IA' },
}
