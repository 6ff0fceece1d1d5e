'use client';

import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Controller, useWatch } from 'react-hook-form';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { CopyField } from '@/components/ui/copy-field';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { ToggleField } from '@/components/ui/toggle-field';
import type { ConnectionDto } from '@/lib/ats/connections/connection-schemas';
import type { AtsProviderId } from '@/lib/ats/enums';
import { FieldsGroup } from './connection-fields';
import { definitionOf, type ConnectionForm } from './connection-form-values';

/** Not masked while typing. */
const shownNames: readonly string[] = ['clientId', 'username'];

interface SecretFieldsProps {
  form: ConnectionForm;
  provider: AtsProviderId;
  /** Null: a new connection. */
  present: ConnectionDto | null;
}

interface RemoveToggleProps {
  form: ConnectionForm;
  name: 'removeCredentials' | 'removeWebhookSecret';
  label: string;
}

function RemoveToggle({ form, name, label }: RemoveToggleProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => <ToggleField label={label} value={value} onChange={onChange} />}
    />
  );
}

/** The credentials, which are never shown again: new ones, or the removal of the present ones. */
export function CredentialFields({ form, provider, present }: SecretFieldsProps) {
  const t = useTranslations('ats.credentials');
  const [typed, removed] = useWatch({ control: form.control, name: ['credentials', 'removeCredentials'] });
  const empty = Object.values(typed).every((text) => text === '');
  const hint = () => {
    if (!present?.hasCredentials) return t('none');
    return present.credentialsReadable ? t('stored') : t('unreadable');
  };
  if (definitionOf(provider).credentialFields.length === 0) return <FieldsGroup title={t('title')} hint={t('made')} />;
  return (
    <FieldsGroup title={t('title')} hint={hint()}>
      <div className="grid gap-4 sm:grid-cols-2">
        {definitionOf(provider).credentialFields.map((name) => {
          const Field = shownNames.includes(name) ? Input : PasswordField;
          return (
            <FormField key={name} label={t(name)} error={form.formState.errors.credentials?.[name]?.message}>
              <Field
                autoComplete={shownNames.includes(name) ? 'off' : 'new-password'}
                maxLength={1000}
                disabled={removed && empty}
                {...form.register(`credentials.${name}`)}
              />
            </FormField>
          );
        })}
      </div>
      {empty && (removed || !present?.hasCredentials) && (
        <p role="status" className="text-caution-ink flex items-start gap-2 text-sm">
          <KeyRound aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="text-pretty">{t('missing')}</span>
        </p>
      )}
      {present?.hasCredentials && empty && <RemoveToggle form={form} name="removeCredentials" label={t('remove')} />}
    </FieldsGroup>
  );
}

/** Where the ATS sends its webhooks and what it signs them with; nothing for an ATS without webhooks. */
export function WebhookFields({ form, present }: Omit<SecretFieldsProps, 'provider'>) {
  const t = useTranslations('ats.webhook');
  const [typed, removed] = useWatch({ control: form.control, name: ['webhookSecret', 'removeWebhookSecret'] });
  const isHidden = present?.webhook.kind === 'secret-address' && present.webhook.address === null;
  const whole = useQuery({ ...atsQueries.connection(present?.connectionId ?? ''), enabled: isHidden });
  if (!present || present.webhook.kind === 'none') return null;
  const { kind, hasSecret, secretReadable } = present.webhook;
  const address = present.webhook.address ?? whole.data?.webhook.address;
  const stored = secretReadable ? t('stored') : t('unreadable');
  return (
    <FieldsGroup title={t('title')} hint={t(kind === 'signature' ? 'signatureHint' : 'addressHint')}>
      {address ? (
        <CopyField label={t('address')} value={address} />
      ) : (
        !hasSecret && <p className="text-ink-muted text-sm">{t('noAddress')}</p>
      )}
      <FormField
        label={t(kind === 'signature' ? 'secret' : 'addressSecret')}
        hint={hasSecret ? stored : t('none')}
        error={form.formState.errors.webhookSecret?.message}
      >
        <PasswordField
          autoComplete="new-password"
          maxLength={500}
          disabled={removed && typed === ''}
          {...form.register('webhookSecret')}
        />
      </FormField>
      {hasSecret && typed === '' && <RemoveToggle form={form} name="removeWebhookSecret" label={t('remove')} />}
    </FieldsGroup>
  );
}
