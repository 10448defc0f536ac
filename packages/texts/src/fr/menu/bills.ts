export const screens = {
  bills: { name: 'Mes factures' },
}
