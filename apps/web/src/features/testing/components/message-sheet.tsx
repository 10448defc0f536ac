import { Check, TriangleAlert, UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SheetSection } from '#features/testing/components/sheet-section.tsx'
import { Banner, Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { SignpostDrawing, StormDrawing } from '#shared/ui/failure-drawings.tsx'
import {
  BenchDrawing,
  NarrowDrawing,
  OvenDrawing,
  PressDrawing,
  SearchDrawing,
} from '#shared/ui/illustrations.tsx'
import { SaveState } from '#shared/ui/save-state.tsx'
import { PostRowSkeleton } from '#shared/ui/skeleton.tsx'
import { type ToastContent, toast } from '#shared/ui/toast-store.ts'
import { ToastFace } from '#shared/ui/toasts.tsx'

const nothing = () => undefined
const savedAt = new Date('2026-11-23T10:12:00+01:00')

export function MessageSheet() {
  const { t } = useTranslation(['testing', 'common'])
  const samples: ToastContent[] = [
    { message: t('messages.moved'), action: { label: t('common:actions.undo'), run: nothing } },
    { tone: 'plain', message: t('messages.drafted'), progress: 0.33 },
    { tone: 'bad', message: t('messages.kept'), action: { label: t('common:actions.retry'), run: nothing } },
  ]
  return (
    <SheetSection title={t('messages.title')} note={t('messages.note')}>
      <div className="po-three">
        {samples.map((sample) => (
          <ToastFace key={sample.message} toast={{ ...sample, id: sample.message }} onClose={nothing} />
        ))}
      </div>
      <div className="po-two">
        <Notice tone="done" icon={Check}>
          {t('messages.changed')}
        </Notice>
        <Notice tone="bad" icon={TriangleAlert}>
          {t('messages.refused')}
        </Notice>
      </div>
      <Banner
        tone="accent"
        icon={UserRoundCheck}
        action={
          <button type="button" className="po-link">
            {t('messages.stripBack')}
          </button>
        }
      >
        {t('messages.strip')}
      </Banner>
      <div className="po-wrap">
        {samples.map((sample) => (
          <Button key={sample.message} onClick={() => toast(sample)}>
            {t('messages.show')}
          </Button>
        ))}
      </div>
    </SheetSection>
  )
}

export function StateSheet() {
  const { t } = useTranslation(['testing', 'common'])
  return (
    <SheetSection title={t('states.title')} note={t('states.note')}>
      <div className="po-three">
        <EmptyState
          framed
          level={3}
          drawing={<OvenDrawing />}
          title={t('states.emptyTitle')}
          action={<Button look="primary">{t('states.prepare')}</Button>}
        >
          {t('states.empty')}
        </EmptyState>
        <div className="po-empty po-empty-framed">
          <PostRowSkeleton />
        </div>
        <EmptyState
          framed
          level={3}
          drawing={<StormDrawing />}
          title={t('states.failedTitle')}
          action={<Button>{t('common:actions.retry')}</Button>}
        >
          {t('states.failed')}
        </EmptyState>
      </div>
      <div className="po-wrap po-wide">
        <PressDrawing />
        <SearchDrawing />
        <SignpostDrawing />
        <BenchDrawing />
        <NarrowDrawing />
      </div>
    </SheetSection>
  )
}

export function SavingSheet() {
  const { t } = useTranslation('testing')
  return (
    <SheetSection title={t('saving.title')} note={t('saving.note')}>
      <div className="po-wrap po-wide">
        <SaveState state={{ kind: 'saving' }} />
        <SaveState state={{ kind: 'saved', at: savedAt }} />
        <SaveState state={{ kind: 'failed', message: t('messages.kept'), retry: nothing }} />
      </div>
    </SheetSection>
  )
}
