'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { connectionsPath } from '@/components/ats/queries/ats-queries';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { useReportError } from '@/components/query/use-report-error';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SaveConflict } from '@/components/ui/save-conflict';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import type { ConnectionDto, ConnectionInput } from '@/lib/ats/connections/connection-schemas';
import { atsProviders, type AtsProviderId } from '@/lib/ats/enums';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import { FieldsGroup, ScheduleFields, SettingFields } from './connection-fields';
import { connectionFormRules, readConnectionForm, type ConnectionFormValues } from './connection-form-values';
import { CredentialFields, WebhookFields } from './secret-fields';

interface ConnectionDialogProps {
  /** Null: a new connection. */
  connection: ConnectionDto | null;
  onSaved: (saved: ConnectionDto) => void;
  onClose: () => void;
}

/** A dialog that adds a connection or changes one. */
export function ConnectionDialog({ connection, onSaved, onClose }: ConnectionDialogProps) {
  const t = useTranslations('ats.form');
  const [provider, setProvider] = useState<AtsProviderId>(connection?.provider ?? 'ERECRUITER');
  const [name, setName] = useState('');
  const common = useTranslations('common');
  const [present, setPresent] = useState(connection);
  const [isChanged, setIsChanged] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const close = () => (isChanged ? setIsLeaving(true) : onClose());
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        size="lg"
        title={connection ? t('edit', { name: connection.name }) : t('add')}
        onChange={() => setIsChanged(true)}
      >
        <ConnectionForm
          key={`${provider} ${present?.version ?? 0}`}
          provider={provider}
          present={present}
          typedName={name}
          onProvider={(chosen, typed) => {
            setName(typed);
            setProvider(chosen);
          }}
          onLoaded={(loaded) => {
            setPresent(loaded);
            setIsChanged(false);
          }}
          onSaved={onSaved}
          onClose={onClose}
        />
      </DialogContent>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={common('leave.closeTitle')}
        confirmLabel={common('close')}
        danger
        onConfirm={onClose}
      >
        {common('leave.text')}
      </ConfirmDialog>
    </Dialog>
  );
}

interface ConnectionFormProps extends Omit<ConnectionDialogProps, 'connection'> {
  provider: AtsProviderId;
  present: ConnectionDto | null;
  /** Of a new connection, typed before another provider was chosen. */
  typedName: string;
  onProvider: (provider: AtsProviderId, typedName: string) => void;
  /** Somebody else's version was loaded. */
  onLoaded: (connection: ConnectionDto) => void;
}

/** A field of the form for a field of the API that was refused. */
const fieldNames = /^(name|scheduleMinutes|webhookSecret|settings[.]|credentials[.])/;

function ConnectionForm({ provider, present, typedName, onProvider, onLoaded, onSaved, onClose }: ConnectionFormProps) {
  const t = useTranslations('ats.form');
  const common = useTranslations('common');
  const providers = useTranslations('ats.provider');
  const reportError = useReportError();
  const { showSuccess } = useBanner();
  const [rules] = useState(() => connectionFormRules(provider));
  const resolver = useFormResolver<ConnectionFormValues, ConnectionInput>(rules);
  const read = readConnectionForm(provider, present);
  const form = useForm({ defaultValues: present ? read : { ...read, name: typedName }, resolver });
  // Not over a later version: it would be overwritten unseen.
  const kept = `ats.${provider}.${present?.connectionId ?? 'new'}.${present?.version ?? 0}`;
  const forget = useKeptForm(form, kept, { except: ['credentials', 'webhookSecret'] });
  const [conflict, setConflict] = useState(false);
  const path = present ? `${connectionsPath}/${present.connectionId}` : connectionsPath;
  const save = useMutation({
    mutationFn: ({ body, ifMatch }: { body: ConnectionInput; ifMatch: string }) =>
      apiAnswer<ConnectionDto>({ path, body, ...(present ? { method: 'PUT', ifMatch } : { method: 'POST' }) }),
    meta: { errorBanner: false, successBanner: false },
    onSuccess: (saved) => {
      forget();
      showSuccess(t(saved.hasCredentials ? 'saved' : 'savedWithoutKey'));
      onSaved(saved);
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields.filter(({ path: name }) => fieldNames.test(name)) : [];
      for (const { path: name, message } of fields) {
        form.setError(name as keyof ConnectionFormValues, { type: 'server', message }, { shouldFocus: true });
      }
      if (error instanceof ApiError && error.code === 'ats.name-taken') {
        form.setError('name', { type: 'server', message: error.message }, { shouldFocus: true });
      } else if (error instanceof ApiError && error.code === 'ats.settings-changed') setConflict(true);
      else reportError(error, fields.length > 0);
    },
  });
  const load = useMutation({
    mutationFn: () => apiAnswer<ConnectionDto>({ path }),
    meta: { successBanner: false },
    onSuccess: onLoaded,
  });
  const submit = (ifMatch: string) => form.handleSubmit((body) => save.mutate({ body, ifMatch }));
  return (
    <form noValidate onSubmit={submit(`"v${present?.version ?? 0}"`)} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="pb-4">
        <fieldset disabled={save.isPending} className="flex min-w-0 flex-col gap-5">
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField label={t('name')} hint={t('nameHint')} error={form.formState.errors.name?.message}>
              <Input autoComplete="off" maxLength={100} {...form.register('name')} />
            </FormField>
            <FormField label={t('provider')} hint={present ? t('providerFixed') : t('providerHint')}>
              <NativeSelect
                value={provider}
                disabled={present !== null}
                onChange={({ target }) => {
                  const chosen = atsProviders.find((one) => one === target.value) ?? provider;
                  onProvider(chosen, form.getValues('name'));
                }}
              >
                <SelectOptions of={atsProviders} nameOf={(one) => providers(`${one}.name`)} />
              </NativeSelect>
            </FormField>
          </div>
          <CredentialFields form={form} provider={provider} present={present} />
          <FieldsGroup title={t('settings')} hint={providers(`${provider}.hint`)}>
            <SettingFields form={form} provider={provider} present={present} />
          </FieldsGroup>
          <FieldsGroup title={t('schedule')}>
            <ScheduleFields form={form} provider={provider} present={present?.scheduleMinutes ?? null} />
          </FieldsGroup>
          <WebhookFields form={form} present={present} />
        </fieldset>
      </DialogBody>
      {conflict && (
        <div className="px-5 pt-2">
          <SaveConflict
            text={t('conflict.text')}
            load={{ label: t('conflict.load'), onChoose: () => load.mutate(), loading: load.isPending }}
            overwrite={{ label: t('conflict.overwrite'), onChoose: () => void submit('*')() }}
          />
        </div>
      )}
      <DialogFooter className="border-t">
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button type="submit" variant="primary" loading={save.isPending}>
          {t('save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
