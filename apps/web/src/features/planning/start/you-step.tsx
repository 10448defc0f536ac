import type { AccountView, FactView, ReadingView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '#features/planning/planning-queries.ts'
import { partsOf, type You, youOf } from '#features/planning/start/agree-body.ts'
import { isPast } from '#features/planning/start/beside-words.ts'
import type { FeedsPart } from '#features/planning/start/feeds-part.ts'
import type { Tried } from '#features/planning/start/first-post.tsx'
import { FoundFacts } from '#features/planning/start/found-facts.tsx'
import { ownWords } from '#features/planning/start/own-words.ts'
import { SeenPictures } from '#features/planning/start/seen-pictures.tsx'
import { SeenProfiles } from '#features/planning/start/seen-profiles.tsx'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { startQuery } from '#features/planning/start/start-queries.ts'
import { YouFields } from '#features/planning/start/you-fields.tsx'
import { YouLook } from '#features/planning/start/you-look.tsx'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { dropKept, useKept } from '#shared/form/use-kept.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast-store.ts'

interface YouStepProps extends StepProps {
  account: AccountView
  items: readonly FactView[]
  feeds: FeedsPart
  onDone: () => void
}

/** All that was found on one screen, each with the page it stands on; one press keeps what is right. */
export function YouStep(props: YouStepProps) {
  const reading = useQuery(readingQuery(props.accountId))
  return (
    <AsyncState of={reading} loading={<LineSkeleton />}>
      {(read) => <Found {...props} read={read} />}
    </AsyncState>
  )
}

/** What somebody touched, and nothing else: what the site says may still come. */
type Touched = {
  you: Partial<You>
  /** Facts ticked otherwise than they began. */
  turned: readonly string[]
  leavesLogo: boolean
  hasRights: boolean
  leftPhotos: readonly string[]
}
const untouched: Touched = { you: {}, turned: [], leavesLogo: false, hasRights: false, leftPhotos: [] }

function Found({
  account,
  items,
  read,
  feeds: Feeds,
  onDone,
  ...frame
}: YouStepProps & { read: ReadingView | null }) {
  const { t, i18n } = useTranslation(['start', 'planning'])
  const { accountId } = frame
  const profile = read?.profile ?? null
  const place = `start.you.${accountId}`
  const [touched, keep] = useKept<Touched>(place, untouched)
  const sector = useQuery(startQuery(accountId)).data?.sector ?? null
  const you: You = { ...youOf(account, read, { items, sector }), ...touched.you }
  const change = (some: Partial<You>) => keep({ you: { ...touched.you, ...some } })
  const today = formatsFor('fr', account.timeZone).dayKey(new Date())
  const isIn = (one: FactView) => touched.turned.includes(one.id) === isPast(one, today)
  const [isMissing, setMissing] = useState(false)
  const takesLogo = Boolean(profile?.logo) && !account.society.logo && !touched.leavesLogo
  const photos = profile?.photos ?? []
  const taken = photos.filter(({ url }) => !touched.leftPhotos.includes(url))
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    stale: staleAfter(['account.changed', 'brand.changed', 'planning.changed', 'pictures.changed'], {
      accountId,
    }),
    send: () => {
      const words = ownWords({ name: you.name, summary: you.summary, language: i18n.language, items })
      return call('POST /api/users/{id}/planning/start/agree', {
        params: { id: accountId },
        body: {
          parts: partsOf(account, you, read),
          dropped: items.filter((one) => !isIn(one)).map(({ id }) => Number(id)),
          takesLogo,
          photos: touched.hasRights ? taken.map(({ url }) => url) : null,
          ...(words ? { words } : {}),
        },
      })
    },
    onDone: ({ hasLogo }) => {
      if (!hasLogo) toast({ tone: 'plain', message: t('look.logoFailed') })
      dropKept(place)
      onDone()
    },
  })
  const onNext = async () => {
    if (!you.summary.trim()) return setMissing(true)
    await run()
  }
  const isUnread = profile === null
  return (
    <StartFrame
      {...frame}
      question={t(isUnread ? 'you.questionUnread' : 'you.question')}
      lead={t(isUnread ? 'you.leadUnread' : 'you.lead')}
      nextLabel={t(isUnread ? 'you.nextUnread' : 'you.next')}
      busy={busy}
      fault={fault}
      tried={{
        name: you.name,
        ...triedWords(you, items, i18n.language),
        without: touched.turned.filter((id) => items.some((one) => one.id === id && !isIn(one))),
        ...(you.colors.length > 0 ? { colors: colorsOf(you.colors) } : {}),
        language: you.language,
        voice: {
          tone: you.tone as 'institutional',
          formality: you.formality,
          emoji: account.brand.emoticonType as 'without',
          pronoun: account.brand.pronoun as 'firstPlural',
        },
      }}
      onNext={() => void onNext()}
    >
      <div className="po-start-you">
        <YouFields
          {...{ account, you, read }}
          isMissing={isMissing}
          onChange={(some) => {
            change(some)
            setMissing(false)
          }}
        />
        <YouLook
          {...{ account, you, read, takesLogo }}
          onChange={change}
          onLogo={(takes) => keep({ leavesLogo: !takes })}
        />
        {profile && <SeenProfiles socials={profile.socials} isBefore />}
        <SeenPictures
          accountId={accountId}
          photos={photos}
          hasRights={touched.hasRights}
          left={touched.leftPhotos}
          onRights={(hasRights) => keep({ hasRights })}
          onLeft={(leftPhotos) => keep({ leftPhotos })}
        />
        {profile && profile.flags.length > 0 && (
          <p className="po-mute">{t('found.flags', { count: profile.flags.length })}</p>
        )}
        <FoundFacts
          accountId={accountId}
          items={items}
          today={today}
          isIn={isIn}
          onTurn={(some) => keep({ turned: turnedWith(touched.turned, some) })}
        />
        {profile && <Feeds accountId={accountId} feeds={profile.feeds} />}
      </div>
    </StartFrame>
  )
}

/** Where nothing else is known, what one says one does is what the first post tells. */
function triedWords(
  { name, summary }: You,
  items: readonly FactView[],
  language: string,
): Pick<Tried, 'said'> {
  const words = items.length === 0 ? ownWords({ name, summary, language }) : undefined
  return words ? { said: { kind: 'business', ...words } } : {}
}

const indexes = ['primary', 'secondary', 'tertiary'] as const
const colorsOf = (colors: readonly string[]) =>
  Object.fromEntries(colors.map((hex, at) => [indexes[at] ?? 'primary', hex]))

function turnedWith(turned: readonly string[], some: readonly FactView[]): string[] {
  const ids = some.map(({ id }) => id)
  return [...turned.filter((id) => !ids.includes(id)), ...ids.filter((id) => !turned.includes(id))]
}
