'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { defaultTokenDays, maxTokenNameLength, tokenLives } from '@/lib/domain/token-enums';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { CreatedApiToken } from '@/lib/users/api-tokens/api-token-schemas';
import { CreatedTokenDialog } from './created-token-dialog';
import { ScopeChoice } from './scope-choice';
import { TokenReach } from './token-reach';
import { emptyToken, tokenProblems, type TokenValues } from './token-values';

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
        <NativeSelect
          value={days}
          onChange={({ target }) =>
            change({ days: tokenLives.find((one) => one === Number(target.value)) ?? defaultTokenDays })
          }
        >
          {tokenLives.map((count) => (
            <option key={count} value={count}>
              {t('daysOf', { count })}
            </option>
          ))}
        </NativeSelect>
      </FormField>
      <TokenReach
        processes={processes}
        error={errorOf('processes', t('noProcesses'))}
        onChange={(next) => change({ processes: next })}
      />
    </DialogForm>
  );
}
