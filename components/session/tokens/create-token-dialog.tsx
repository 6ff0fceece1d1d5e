'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations, useFormatter } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { DialogForm } from '@/components/ui/dialog-form';
import { FieldGroup } from '@/components/ui/field-group';
import { FieldNotes } from '@/components/ui/field-notes';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { ChoiceSelect } from '@/components/ui/native-select';
import { RadioField } from '@/components/ui/radio-field';
import { ShownOnceDialog } from '@/components/ui/shown-once-dialog';
import { ToggleField } from '@/components/ui/toggle-field';
import { useCurrentUser } from '@/components/users/current-user';
import { asMember } from '@/lib/domain/permissions';
import { defaultTokenDays, maxTokenNameLength, tokenLives, scopeGroups } from '@/lib/domain/token-enums';
import type { Permission } from '@/lib/domain/user-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { CreatedApiToken } from '@/lib/users/api-tokens/api-token-schemas';
import { ProcessChoice, type ChosenProcess } from './process-choice';

interface CreateTokenDialogProps {
  onCreated: () => void;
  onClose: () => void;
}

/** Makes a token, then shows it. */
export function CreateTokenDialog({ onCreated, onClose }: CreateTokenDialogProps) {
  const t = useTranslations('apiTokens.create');
  const { text: name, setText: setName, forget } = useKeptText('token-name');
  const [chosen, setChosen] = useState<TokenValues>(emptyToken);
  const values = { ...chosen, name };
  const [isChecked, setIsChecked] = useState(false);
  const change = (part: Partial<TokenValues>) => setChosen((present) => ({ ...present, ...part }));
  const problems = tokenProblems(values);
  const errorOf = (field: keyof typeof problems, text: string) => (isChecked && problems[field] ? text : undefined);
  const { scopes, days, processes } = values;
  const creation = useMutation({
    mutationFn: () => {
      const processIds = processes?.map(({ id }) => id) ?? null;
      const body = { name: name.trim(), scopes, days, processIds };
      return apiAnswer<CreatedApiToken>({ path: '/users/me/api-tokens', method: 'POST', body });
    },
    meta: { successBanner: false },
    onSuccess: () => {
      forget();
      onCreated();
    },
  });
  if (creation.data) return <CreatedTokenDialog name={name.trim()} created={creation.data} onClose={onClose} />;
  const submit = () => {
    setIsChecked(true);
    if (!Object.values(problems).includes(true)) creation.mutate();
  };
  return (
    <DialogForm
      title={t('title')}
      description={t('text')}
      submitLabel={t('submit')}
      loading={creation.isPending}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={forget}
    >
      <FormField label={t('name')} hint={t('hint')} error={errorOf('name', t('noName'))}>
        <Input value={name} maxLength={maxTokenNameLength} onChange={({ target }) => setName(target.value)} />
      </FormField>
      <ScopeChoice
        chosen={scopes}
        error={errorOf('scopes', t('noScopes'))}
        onChange={(next) => change({ scopes: next })}
      />
      <FormField label={t('days')}>
        <ChoiceSelect
          value={days}
          values={tokenLives}
          nameOf={(count) => t('daysOf', { count })}
          onChoose={(days) => change({ days })}
        />
      </FormField>
      <TokenReach
        processes={processes}
        error={errorOf('processes', t('noProcesses'))}
        onChange={(next) => change({ processes: next })}
      />
    </DialogForm>
  );
}

interface CreatedTokenDialogProps {
  name: string;
  created: CreatedApiToken;
  onClose: () => void;
}

/** A new token, shown this once. */
function CreatedTokenDialog({ name, created, onClose }: CreatedTokenDialogProps) {
  const t = useTranslations('apiTokens.created');
  const format = useFormatter();
  const until = format.dateTime(new Date(created.expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ShownOnceDialog
      title={t('title')}
      description={t('text')}
      value={created.token}
      label={t('label', { name })}
      note={t('once', { until })}
      onClose={onClose}
    />
  );
}

interface TokenReachProps {
  /** Null: all. */
  processes: ChosenProcess[] | null;
  onChange: (processes: ChosenProcess[] | null) => void;
  error: string | undefined;
}

/** All processes, or only those that are chosen. */
function TokenReach({ processes, onChange, error }: TokenReachProps) {
  const t = useTranslations('apiTokens.create');
  const options = [
    { value: 'ALL', label: t('all') },
    { value: 'CHOSEN', label: t('chosen') },
  ] as const;
  return (
    <>
      <FieldGroup label={t('processes')}>
        <RadioField
          options={options}
          value={processes ? 'CHOSEN' : 'ALL'}
          onChange={(reach) => onChange(reach === 'CHOSEN' ? [] : null)}
        />
      </FieldGroup>
      {processes && <ProcessChoice chosen={processes} error={error} onChange={onChange} />}
    </>
  );
}

/** A token that is being made. */
interface TokenValues {
  name: string;
  scopes: Permission[];
  days: number;
  /** Null: all. */
  processes: ChosenProcess[] | null;
}

const emptyToken: TokenValues = { name: '', scopes: [], days: defaultTokenDays, processes: null };

/** Which fields lack something. */
function tokenProblems({ name, scopes, processes }: TokenValues) {
  return { name: name.trim() === '', scopes: scopes.length === 0, processes: processes?.length === 0 };
}

interface ScopeChoiceProps {
  chosen: readonly Permission[];
  onChange: (scopes: Permission[]) => void;
  error: string | undefined;
}

const groups = Object.keys(scopeGroups) as (keyof typeof scopeGroups)[];

/** The permissions that one has, or may have as a member of a process, to be given to a token. */
function ScopeChoice({ chosen, onChange, error }: ScopeChoiceProps) {
  const t = useTranslations('apiTokens');
  const { permissions } = useCurrentUser();
  const grantable = asMember(permissions);
  const toggle = (scope: Permission, on: boolean) =>
    onChange(on ? [...chosen, scope] : chosen.filter((one) => one !== scope));
  return (
    <fieldset aria-describedby={error ? 'token-scopes-error' : undefined}>
      <legend className="font-medium">{t('create.scopes')}</legend>
      <FieldNotes id="token-scopes" error={error} />
      {groups.map((group) => {
        const own = scopeGroups[group].filter((scope) => grantable.includes(scope));
        return (
          own.length > 0 && (
            <fieldset key={group} className="mt-1.5 flex flex-col gap-0.5">
              <legend className="text-ink-muted text-sm">{t(`group.${group}`)}</legend>
              {own.map((scope) => (
                <ToggleField
                  key={scope}
                  label={t(`scope.${scope}`)}
                  value={chosen.includes(scope)}
                  onChange={(on) => toggle(scope, on)}
                />
              ))}
            </fieldset>
          )
        );
      })}
    </fieldset>
  );
}
