import { useTranslation } from 'react-i18next'
import { ButtonSheet, NetworkSheet, StatusSheet, TabSheet } from '#features/testing/components/controls.tsx'
import { DialogSheet, TableSheet } from '#features/testing/components/dialog-and-table.tsx'
import { FieldSheet } from '#features/testing/components/field-sheet.tsx'
import { FormSheet } from '#features/testing/components/form-sheet.tsx'
import { MessageSheet, SavingSheet, StateSheet } from '#features/testing/components/message-sheet.tsx'
import { PostSheet } from '#features/testing/components/post-sheet.tsx'
import { ColourSheet, TypeSheet } from '#features/testing/components/type-and-colour.tsx'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { LogoMark } from '#shared/ui/logo.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx'
import '#features/testing/page.css'

/** The living catalogue: every component in every state, in whichever language and theme is chosen. */
export function TestingPage() {
  const { t } = useTranslation('testing')
  return (
    <div className="po-testing">
      <PageHeader title={t('title')} />
      <header>
        <LogoMark size={40} />
        <p className="po-hero">{t('title')}</p>
        <p className="po-ink2">{t('lead')}</p>
        <div className="po-row">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <TypeSheet />
      <ColourSheet />
      <ButtonSheet />
      <FieldSheet />
      <FormSheet />
      <TabSheet />
      <StatusSheet />
      <NetworkSheet />
      <PostSheet />
      <MessageSheet />
      <SavingSheet />
      <StateSheet />
      <DialogSheet />
      <TableSheet />
    </div>
  )
}
