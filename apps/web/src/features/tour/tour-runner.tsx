import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type Driver, driver } from 'driver.js'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import 'driver.js/dist/driver.css'
import { awaitElement, besideOf, bringOut, keepAria, whenGone } from '#features/tour/model/pointed-at.ts'
import { placeOf, shownSteps, type TourScreen, type TourStep } from '#features/tour/model/tour-steps.ts'
import {
  endChapter,
  endTour,
  leaveTour,
  moveTour,
  partEnd,
  passOverStep,
  stopTour,
  tour,
} from '#features/tour/model/tour-store.ts'
import '#features/tour/tour.css'
import { currentActions } from '#shared/actions/registry.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { toast } from '#shared/ui/toast-store.ts'
import { openDialogs } from '#shared/ui/top-dialog.ts'

/** What is not on its screen by then is not there for this person: a screen that comes takes its time, one that is there does not. */
const mostWaitMs = { comes: 6_000, isThere: 700 } as const

/** The tour goes to the screen of each step and points at what it is about. */
export function TourRunner() {
  const { t } = useTranslation(['tour', 'common'])
  const navigate = useNavigate()
  const location = useRouterState({ select: ({ location }) => location })
  const personId = useCurrentUser()?.id ?? 0
  const accountId = useManagedAccountId()
  const now = useValue(tour)
  const shown = useRef<Driver | null>(null)
  const touched = useRef(new Map<Element, () => void>())
  const post = useRef<string | null | undefined>(undefined)
  const steps = now ? shownSteps(now.missing) : []
  const step = now ? steps[now.at] : undefined

  const firstPost = async (): Promise<string | null> => {
    if (post.current !== undefined) return post.current
    const [first] = [
      ...(await postsThat(accountId, 'aiSuggestion')),
      ...(await postsThat(accountId, 'customizing')),
      ...(await postsThat(accountId)),
    ]
    post.current = first?.id ?? null
    return post.current
  }
  const targetOf = async (screen: TourScreen): Promise<LinkTarget | null> => {
    if (screen === 'networks') return { to: '/me/networks' }
    if (screen !== 'post') return { to: '/me/tasks' }
    const taskPublicId = await firstPost()
    return taskPublicId === null ? null : { to: '/me/tasks/$taskPublicId', params: { taskPublicId } }
  }

  const show = useEffectEvent(async (one: TourStep, signal: AbortSignal) => {
    const target = await targetOf(one.screen)
    if (signal.aborted) return
    if (target === null) return passOver()
    const comes = !isThere(one.screen, location)
    // While another screen comes nothing is pointed at, and no key goes on.
    if (comes) {
      close()
      await navigate(linkTo(target))
    }
    const opens = one.screen === 'settings' && openDialogs.get().length === 0
    if (opens) {
      close()
      await openSettings(signal)
    }
    if (one.screen !== 'settings') closeSettings()
    const isComing = comes || opens
    const element = await awaitElement(one, isComing ? mostWaitMs.comes : mostWaitMs.isThere, signal)
    if (signal.aborted) return
    if (!element) return passOver()
    const panel = element.closest('dialog')
    await Promise.all(panel?.getAnimations().map(({ finished }) => finished) ?? [])
    if (signal.aborted) return
    bringOut(element)
    if (!touched.current.has(element)) touched.current.set(element, keepAria(element))
    const isLast = now !== null && now.at === steps.length - 1
    const place = now && placeOf(now)
    const counter =
      place &&
      t('step', { chapter: t(`chapters.${place.chapter}.title`), current: place.nth, total: steps.length })
    const endsChapter = !isLast && place?.isEnd === true
    shown.current ??= driver({
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      popoverClass: 'po-tour',
      allowKeyboardControl: true,
      overlayOpacity: 0.45,
      stagePadding: 6,
      stageRadius: 8,
      onDestroyStarted: () => leave(),
    })
    shown.current.highlight({
      element,
      popover: {
        title: t(`steps.${one.name}.title`),
        description: t(`steps.${one.name}.words`),
        ...besideOf(element),
        showButtons: ['next', 'previous', 'close'],
        nextBtnText: isLast ? t('end') : t(endsChapter ? 'nextChapter' : 'next'),
        prevBtnText: t('previous'),
        ...(now?.at === 0 ? { disableButtons: ['previous'] as const } : {}),
        onNextClick: () => (isLast ? finish() : moveTour(personId, 1)),
        onPrevClick: () => moveTour(personId, -1),
        onCloseClick: () => leave(),
        onPopoverRender: (popover) => {
          popover.progress.textContent = counter ?? ''
          popover.progress.style.display = 'block'
          // What is beside an open panel can neither be pressed nor is it read.
          panel?.append(popover.wrapper)
          popover.closeButton.setAttribute('aria-label', t('leave'))
          if (endsChapter) popover.footerButtons.prepend(endHereButton())
          popover.nextButton.focus()
        },
      },
    })
    giveBack()
    await whenGone(element, signal)
    if (signal.aborted) return
    close()
    return show(one, signal)
  })
  const passOver = () => {
    const end = now && partEnd(now)
    if (!end) return passOverStep(personId)
    if (end === 'over') return endHere()
    close()
    stopTour()
    const needsPost = post.current === null
    toast({
      tone: 'wait',
      message: t(needsPost ? 'partNeedsPost' : 'partEmpty'),
      ...(needsPost
        ? { action: { label: t('writePost'), run: () => void navigate({ to: '/me/tasks/write' }) } }
        : {}),
    })
  }
  /** Without an answer there is no telling what is there. */
  const giveUp = (error: unknown) => {
    close()
    stopTour()
    toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
  }
  const giveBack = () => {
    for (const restore of touched.current.values()) restore()
  }
  const close = () => {
    shown.current?.destroy()
    shown.current = null
    giveBack()
    touched.current.clear()
  }
  const leave = () => {
    close()
    closeSettings()
    leaveTour(personId)
    toast({ tone: 'done', message: t('left') })
  }
  const endHere = () => {
    close()
    closeSettings()
    endChapter(personId)
    toast({ tone: 'done', message: t('chapterOver') })
  }
  const endHereButton = () => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'po-tour-end'
    button.textContent = t('endHere')
    button.addEventListener('click', endHere)
    return button
  }
  const finish = () => {
    close()
    closeSettings()
    endTour(personId)
    toast({ tone: 'done', message: t('over') })
  }
  const failed = useEffectEvent(giveUp)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!shown.current) return
    if (event.key === 'ArrowRight') moveTour(personId, 1)
    if (event.key === 'ArrowLeft') moveTour(personId, -1)
  })

  useEffect(() => {
    if (!step) return
    const gone = new AbortController()
    show(step, gone.signal).catch((error: unknown) => {
      if (!gone.signal.aborted) failed(error)
    })
    return () => gone.abort()
  }, [step])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keyup', listen)
    return () => document.removeEventListener('keyup', listen)
  }, [])
  const closeAtEnd = useEffectEvent(close)
  useEffect(() => () => closeAtEnd(), [])
  return null
}

/** The screen offers it once it is there. */
async function openSettings(signal: AbortSignal): Promise<void> {
  const offered = () => currentActions().find(({ id }) => id === 'post-settings')
  for (let nth = 0; nth < 20 && !offered() && !signal.aborted; nth += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  if (!signal.aborted) offered()?.run()
}

/** As Escape does: what opened it is told. */
const closeSettings = () => {
  if (document.querySelector('.po-post-settings'))
    openDialogs
      .get()
      .at(-1)
      ?.dispatchEvent(new Event('cancel', { cancelable: true }))
}

interface Address {
  readonly pathname: string
  readonly search: Readonly<Record<string, unknown>>
}

const isThere = (screen: TourScreen, { pathname, search }: Address): boolean => {
  if (screen === 'networks') return pathname === '/me/networks'
  if (screen === 'post') return /^\/me\/tasks\/(?!write)[\w-]+$/.test(pathname)
  // In a list nothing is dragged to another day.
  return pathname === '/me/tasks' && !['view', 'search', 'status', 'since'].some((word) => search[word])
}

/** One that can still be worked on shows the most. */
const postsThat = async (accountId: number, status?: 'aiSuggestion' | 'customizing') =>
  (
    await call('GET /api/users/{id}/tasks', {
      params: { id: accountId },
      query: { limit: 1, ...(status ? { status } : {}) },
    })
  ).data.items
