/** What the registration form sends of somebody new. */
export const registrationForm = (email: string, change: object = {}) => ({
  firstName: 'Ada',
  lastName: 'Lune',
  email,
  phone: '',
  societyName: 'Lune',
  password: 'vingt moulins tournent lentement',
  passwordConfirmation: 'vingt moulins tournent lentement',
  country: 'FR',
  timeZone: 'Europe/Paris',
  applicationLang: 'fr' as const,
  acceptTerms: true as const,
  acceptPrivacy: true as const,
  ...change,
})
