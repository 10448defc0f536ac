export const screens = {
  bills: { name: 'Mes factures' },
  allBills: { name: 'Factures', about: 'Factures et avoirs de tous les clients.' },
  customerMoney: { name: 'Argent du client' },
}
