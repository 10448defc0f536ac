import type { LinkKind } from '@postelier/contract'
import { type AnswerOf, type BodyOf, call } from '#shared/api/call.ts'

export type LookedAt = AnswerOf<'POST /auth/links/look'>
export type InvitationLook = AnswerOf<'GET /auth/invitation/{publicId}/look'>

/** What a mailed link is good for, read before anything is done with it: mail scanners open links, too. */
export const look = (kind: LinkKind, token: string) =>
  call('POST /auth/links/look', { body: { kind, token }, anonymous: true })

export const lookAtInvitation = (publicId: string) =>
  call('GET /auth/invitation/{publicId}/look', { params: { publicId }, anonymous: true })

export const resetPassword = (body: BodyOf<'POST /auth/reset-password'>) =>
  call('POST /auth/reset-password', { body, anonymous: true })

export const initializePassword = (body: BodyOf<'POST /auth/initialize-password'>) =>
  call('POST /auth/initialize-password', { body, anonymous: true })

export const validateEmail = (token: string) =>
  call('POST /auth/validate-email', { body: { token }, anonymous: true })

export const confirmEmail = (token: string) =>
  call('POST /auth/confirm-email', { body: { token }, anonymous: true })

export const keepAccount = (token: string) =>
  call('POST /auth/cancel-deletion', { body: { token }, anonymous: true })

export const acceptInvitation = (publicId: string, body: BodyOf<'POST /auth/invitation/{publicId}'>) =>
  call('POST /auth/invitation/{publicId}', { params: { publicId }, body, anonymous: true })

export const askForReset = (email: string) =>
  call('POST /auth/forgot-password', { body: { email }, anonymous: true })

export const resendValidation = (email: string) =>
  call('POST /auth/register/resend', { body: { email }, anonymous: true })
