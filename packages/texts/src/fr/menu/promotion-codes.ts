export const screens = {
  promotionCodes: { name: 'Codes promotionnels', create: 'Nouveau code promotionnel' },
}
