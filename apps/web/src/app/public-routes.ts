import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { part } from '#app/part.ts'
import { root } from '#app/root-route.ts'
import { readLoginSearch } from '#features/auth/model/notices.ts'

const linkPages = part(() => import('#features/auth/link-pages.tsx'))
const passwordPages = part(() => import('#features/auth/password-pages.tsx'))
const mailPages = part(() => import('#features/auth/mail-pages.tsx'))
const legalPages = part(() => import('#features/legal/page.tsx'))
const at = () => root

/** Screens that need nobody: the door, what mails lead to, the legal texts, errors. */
export const publicRoutes = [
  createRoute({
    getParentRoute: at,
    path: '/auth/login',
    validateSearch: readLoginSearch,
    component: lazyRouteComponent(
      part(() => import('#features/auth/login-page.tsx')),
      'LoginPage',
    ),
  }),
  createRoute({
    getParentRoute: at,
    path: '/auth/register',
    validateSearch: (search: Record<string, unknown>): { userType?: 'agency' } =>
      search.userType === 'agency' ? { userType: 'agency' } : {},
    component: lazyRouteComponent(
      part(() => import('#features/register/page.tsx')),
      'RegisterPage',
    ),
  }),
  createRoute({
    getParentRoute: at,
    path: '/auth/forgot-password',
    component: lazyRouteComponent(mailPages, 'ForgotPasswordPage'),
  }),
  createRoute({
    getParentRoute: at,
    path: '/auth/resend-validation',
    component: lazyRouteComponent(mailPages, 'ResendValidationPage'),
  }),
  createRoute({
    getParentRoute: at,
    path: '/auth/reset-password',
    component: lazyRouteComponent(passwordPages, 'ResetPasswordPage'),
  }),
  createRoute({
    getParentRoute: at,
    path: '/auth/initialize-password',
    component: lazyRouteComponent(passwordPages, 'InitializePasswordPage'),
  }),
  createRoute({
    getParentRoute: at,
    path: '/auth/validate-email',
    component: lazyRouteComponent(linkPages, 'ValidateEmailPage'),
  }),
  createRoute({
    getParentRoute: at,
    path: '/auth/confirm-email',
    component: lazyRouteComponent(linkPages, 'ConfirmEmailPage'),
  }),
  createRoute({
    getParentRoute: at,
    path: '/auth/cancel-deletion',
    component: lazyRouteComponent(linkPages, 'KeepAccountPage'),
  }),
  createRoute({
    getParentRoute: at,
    path: '/auth/invitation/$publicId',
    component: lazyRouteComponent(
      part(() => import('#features/auth/invitation-page.tsx')),
      'InvitationPage',
    ),
  }),
  createRoute({
    getParentRoute: at,
    path: '/privacy-policy',
    component: lazyRouteComponent(legalPages, 'PrivacyPage'),
  }),
  createRoute({
    getParentRoute: at,
    path: '/terms',
    component: lazyRouteComponent(legalPages, 'TermsPage'),
  }),
  createRoute({
    getParentRoute: at,
    path: '/credits',
    component: lazyRouteComponent(
      part(() => import('#features/legal/credits-page.tsx')),
      'CreditsPage',
    ),
  }),
  createRoute({
    getParentRoute: at,
    path: '/error/$statusCode',
    beforeLoad: ({ params }) => {
      if (!/^\d+$/.test(params.statusCode)) throw notFound()
    },
    component: lazyRouteComponent(
      part(() => import('#features/errors/page.tsx')),
      'ErrorPage',
    ),
  }),
] as const
