'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import type { CandidateDto, CandidateListItem } from '@/lib/domain/candidate-schemas';
import { findWrongPages, formatPages, parsePages, proposePages } from '@/lib/domain/page-ranges';
import { apiAnswer } from '@/lib/http/browser/browser-client';

interface SplitDialogProps {
  candidate: Pick<CandidateDto, 'processId' | 'id' | 'pageCount' | 'setAside'>;
  onClose: () => void;
}

interface Values {
  first: string;
  second: string;
}

/** Asks which pages of a file are whose, and makes a second candidate of it. */
export function SplitDialog({ candidate: { processId, id, pageCount, setAside }, onClose }: SplitDialogProps) {
  const t = useTranslations('candidatePage.split');
  const client = useQueryClient();
  const banner = useBanner();
  const max = pageCount ?? 1;
  const proposed = proposePages(max, setAside);
  const form = useForm<Values>({
    defaultValues: { first: formatPages(proposed.first), second: formatPages(proposed.second) },
  });
  const { register, handleSubmit, formState, getValues } = form;
  const forget = useKeptForm(form, `split.${id}`);
  const split = useMutation({
    mutationFn: ({ first, second }: Values) =>
      apiAnswer<CandidateListItem>({
        method: 'POST',
        path: `${candidatePath(processId, id)}/cv/split`,
        body: { first: parsePages(first), second: parsePages(second) },
      }),
    meta: { successBanner: false },
    onSuccess: ({ ordinalNumber }) => {
      forget();
      banner.showSuccess(t('done', { number: ordinalNumber }));
      client.removeQueries({ queryKey: candidateKeys.cvs(processId, id) });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  const checked = (person: keyof Values) => (text: string) => {
    if (!parsePages(text)) return t('problem.form');
    const pages = { first: parsePages(getValues('first')) ?? [], second: parsePages(getValues('second')) ?? [] };
    const wrong = findWrongPages(pages, max);
    return wrong?.person === person ? t(`problem.${wrong.problem}`, { max }) : true;
  };
  return (
    <DialogForm
      title={t('title')}
      description={t('lead', { count: max })}
      submitLabel={t('act')}
      loading={split.isPending}
      onSubmit={() => void handleSubmit((values) => split.mutate(values))()}
      onClose={onClose}
      onDiscard={forget}
    >
      <FormField label={t('first')} hint={t('hint')} error={formState.errors.first?.message}>
        <Input autoComplete="off" {...register('first', { validate: checked('first') })} />
      </FormField>
      <FormField label={t('second')} error={formState.errors.second?.message}>
        <Input autoComplete="off" {...register('second', { validate: checked('second') })} />
      </FormField>
      <p className="text-ink-muted text-sm text-pretty">{t('kept')}</p>
    </DialogForm>
  );
}
