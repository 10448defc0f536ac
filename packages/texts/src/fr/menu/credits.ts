export const screens = {
  credits: { name: 'Crédits et abonnement' },
  cart: { name: 'Panier' },
  payment: { name: 'Votre paiement' },
  method: { name: 'Moyen de paiement' },
}
