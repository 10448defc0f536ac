import { createRoute } from '@tanstack/react-router'
import { readLoginSearch } from '#features/auth/model/notices.ts'
import { root } from '#shared/routing/root-route.ts'
import { lazyPage, publicScreen } from '#shared/routing/screen.ts'

const links = () => import('#features/auth/link-pages.tsx')
const passwords = () => import('#features/auth/password-pages.tsx')
const mails = () => import('#features/auth/mail-pages.tsx')

/** The way in, and what mails lead to. */
export const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/auth/login',
    validateSearch: readLoginSearch,
    component: lazyPage(() => import('#features/auth/login-page.tsx'), 'LoginPage'),
  }),
  publicScreen('/auth/forgot-password', lazyPage(mails, 'ForgotPasswordPage')),
  publicScreen('/auth/resend-validation', lazyPage(mails, 'ResendValidationPage')),
  publicScreen('/auth/reset-password', lazyPage(passwords, 'ResetPasswordPage')),
  publicScreen('/auth/initialize-password', lazyPage(passwords, 'InitializePasswordPage')),
  publicScreen('/auth/validate-email', lazyPage(links, 'ValidateEmailPage')),
  publicScreen('/auth/confirm-email', lazyPage(links, 'ConfirmEmailPage')),
  publicScreen('/auth/cancel-deletion', lazyPage(links, 'KeepAccountPage')),
  publicScreen(
    '/auth/invitation/$publicId',
    lazyPage(() => import('#features/auth/invitation-page.tsx'), 'InvitationPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    auth: typeof routes
  }
}
