export const testing = { title: 'Planche de style' }
