'use client';

import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { ShownOnceDialog } from '@/components/ui/shown-once-dialog';
import { defaultTokenDays, maxTokenNameLength, tokenLives } from '@/lib/domain/token-enums';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { CreatedApiToken } from '@/lib/users/api-tokens/api-token-schemas';
import { intakePaths } from './intake-queries';

interface CreateIntakeTokenProps {
  processId: string;
  onCreated: () => void;
  onClose: () => void;
}

/** Makes a token that gives candidates to this process, then shows it once. */
export function CreateIntakeToken({ processId, onCreated, onClose }: CreateIntakeTokenProps) {
  const t = useTranslations('ats.intake.token');
  const create = useTranslations('apiTokens.create');
  const created = useTranslations('apiTokens.created');
  const format = useFormatter();
  const { text: name, setText: setName, forget } = useKeptText(`intake-token.${processId}`);
  const [days, setDays] = useState<number>(defaultTokenDays);
  const [isChecked, setIsChecked] = useState(false);
  const creation = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), days };
      return apiAnswer<CreatedApiToken>({ path: intakePaths.tokens(processId), method: 'POST', body });
    },
    meta: { successBanner: false },
    onSuccess: () => {
      forget();
      onCreated();
    },
  });
  if (creation.data) {
    const until = format.dateTime(new Date(creation.data.expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
    return (
      <ShownOnceDialog
        title={created('title')}
        description={t('createdText')}
        value={creation.data.token}
        label={created('label', { name: name.trim() })}
        note={created('once', { until })}
        onClose={onClose}
      />
    );
  }
  const submit = () => {
    setIsChecked(true);
    if (name.trim() !== '') creation.mutate();
  };
  return (
    <DialogForm
      title={t('title')}
      description={t('text')}
      submitLabel={create('submit')}
      loading={creation.isPending}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={forget}
    >
      <FormField
        label={create('name')}
        hint={t('nameHint')}
        error={isChecked && name.trim() === '' ? create('noName') : undefined}
      >
        <Input value={name} maxLength={maxTokenNameLength} onChange={({ target }) => setName(target.value)} />
      </FormField>
      <FormField label={create('days')}>
        <NativeSelect value={days} onChange={({ target }) => setDays(Number(target.value))}>
          <SelectOptions of={tokenLives} nameOf={(count) => create('daysOf', { count })} />
        </NativeSelect>
      </FormField>
    </DialogForm>
  );
}
