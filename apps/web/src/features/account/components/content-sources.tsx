import type { AccountView } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { wholeAddress } from '#shared/lib/site-address.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

const kinds = ['site', 'articles', 'news', 'products'] as const
type Kind = (typeof kinds)[number]
type Source = AccountView['settings']['contentSources'][number]

/**
 * The addresses a business names as sources for its posts (site, articles, news, products): list, add and remove with
 * undo.
 */
export function ContentSources({ account }: { account: AccountView }) {
  const { t } = useTranslation('account')
  const calls = useAccountCalls(account.id)
  const { contentSources: sources, contentSourcesLimit: max } = account.settings
  const remove = useAction({
    send: ({ id }: Source) => calls.removeSource(id),
    done: (_account, { name }) => ({ message: t('content.removed', { name }) }),
    undo: (_account, { name, url, kind }) => calls.addSource({ name, url, kind: kind as Kind }),
  })
  return (
    <>
      {sources.length === 0 ? (
        <p className="po-mute">{t('content.none')}</p>
      ) : (
        <ul className="po-sources">
          {sources.map((source) => (
            <li key={source.id}>
              <span className="po-mute">{t(`content.kinds.${source.kind as Kind}`)}</span>
              <span>
                <b>{source.name}</b>
                <small>{source.url}</small>
              </span>
              <IconButton
                icon={X}
                size="sm"
                label={t('content.remove', { name: source.name })}
                onClick={() => void remove.run(source)}
              />
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <p>
          <Link to="/me/sources" className="po-link">
            {t('content.sourcesSee')}
          </Link>
        </p>
      )}
      {sources.length >= max ? (
        <p className="po-mute">{t('content.full', { max })}</p>
      ) : (
        <SourceForm accountId={account.id} />
      )}
    </>
  )
}

function SourceForm({ accountId }: { accountId: number }) {
  const { t } = useTranslation('account')
  const calls = useAccountCalls(accountId)
  const { form, busy, fault, submit } = useServerForm<{ kind: Kind; name: string; url: string }>(
    {
      initialValues: { kind: 'site', name: '', url: '' },
      validate: {
        name: (value) => (value.trim() ? null : t('essentials.missingName')),
        url: (value) => (value.trim() ? null : t('essentials.missingName')),
      },
    },
    async (values) => {
      await calls.addSource({ ...values, url: wholeAddress(values.url) })
      form.reset()
    },
  )
  return (
    <form className="po-source-form" onSubmit={submit} noValidate>
      <SelectField
        label={t('content.kind')}
        choices={kinds.map((value) => ({ value, label: t(`content.kinds.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <TextField label={t('content.name')} {...form.getInputProps('name')} />
      <div className="po-wide-field">
        <TextField
          label={t('content.url')}
          help={form.values.kind === 'site' ? undefined : t('content.feedHelp')}
          inputMode="url"
          {...form.getInputProps('url')}
          error={form.errors.url ?? fault}
        />
      </div>
      <div className="po-wide-field">
        <Button type="submit" busy={busy}>
          {t('content.add')}
        </Button>
      </div>
    </form>
  )
}
