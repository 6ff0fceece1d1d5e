'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { useBanner } from '@/components/ui/banner';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { ToggleField } from '@/components/ui/toggle-field';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { shortlistLimits } from '@/lib/shortlists/shortlist-limits';
import type { CreatedShortlist } from '@/lib/shortlists/shortlist-schemas';
import { isDays, LinkFields, usualLink } from './link-fields';

interface ShareDialogProps {
  process: Pick<ProcessDto, 'id' | 'name' | 'blindMode' | 'restricted'>;
  candidateIds: readonly string[];
  onCreated: (created: CreatedShortlist) => void;
  onClose: () => void;
}

const { criteria: mostCriteria, criterion: longest } = shortlistLimits;
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is wrong with the criteria of a scorecard, one on each line; undefined: nothing. */
function useCriteriaError(lines: readonly string[], error: Error | null): string | undefined {
  const t = useTranslations('shortlists.form');
  if (lines.length > mostCriteria) return t('tooMany', { max: mostCriteria });
  const long = lines.findIndex((line) => line.length > longest);
  if (long >= 0) return t('tooLong', { number: long + 1, max: longest });
  const field = error instanceof ApiError ? error.fields.find(({ path }) => path.startsWith('criteria.')) : undefined;
  const text = field && lines[Number(field.path.split('.')[1])];
  return text ? t('unlawful', { text }) : undefined;
}

const nothingShown = { showsContact: false, showsPay: false, showsNotes: false };
const switches = ['showsContact', 'showsPay', 'showsNotes'] as const;

/** Asks what a shortlist is called, what may be seen on it, what is asked, and how its link works. */
export function ShareDialog({ process, candidateIds, onCreated, onClose }: ShareDialogProps) {
  const t = useTranslations('shortlists.form');
  const client = useQueryClient();
  const banner = useBanner();
  const name = useKeptText(`shortlist-name.${process.id}`, process.name);
  const criteria = useKeptText(`shortlist-criteria.${process.id}`);
  const [isBlind, setIsBlind] = useState(process.blindMode);
  const [shown, setShown] = useState(nothingShown);
  const [link, setLink] = useState(usualLink);
  const [isTried, setIsTried] = useState(false);
  const lines = linesOf(criteria.text);
  const save = useMutation({
    mutationFn: () =>
      apiAnswer<CreatedShortlist>({
        method: 'POST',
        path: `/processes/${process.id}/shortlists`,
        body: { name: name.text.trim(), candidateIds, isBlind, ...shown, criteria: lines, ...link },
      }),
    meta: { successBanner: false, errorBanner: false },
    onSuccess: async (created) => {
      name.forget();
      criteria.forget();
      if (!created.link) banner.showSuccess(t('created'));
      onCreated(created);
      await client.invalidateQueries({ queryKey: ['shortlists', process.id] });
    },
  });
  const criteriaError = useCriteriaError(lines, save.error);
  const other = save.error && !(save.error instanceof ApiError && save.error.fields.length > 0) ? save.error : null;
  const isComplete = name.text.trim() !== '' && isDays(link.days) && lines.length <= mostCriteria;
  return (
    <DialogForm
      title={t('title')}
      description={process.restricted ? t('restricted') : t('lead', { count: candidateIds.length })}
      submitLabel={t(process.restricted ? 'actRestricted' : 'act')}
      size="lg"
      loading={save.isPending}
      onSubmit={() => {
        setIsTried(true);
        if (isComplete && lines.every((line) => line.length <= longest)) save.mutate();
      }}
      onClose={onClose}
      onDiscard={() => {
        name.forget();
        criteria.forget();
      }}
    >
      <FormField label={t('name')} error={isTried && name.text.trim() === '' ? t('missing') : undefined}>
        <Input
          value={name.text}
          maxLength={shortlistLimits.name}
          onChange={({ target }) => name.setText(target.value)}
        />
      </FormField>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2 font-medium">{t('shown')}</legend>
        <ToggleField
          label={t('isBlind')}
          hint={t('isBlindHint')}
          value={isBlind || process.blindMode}
          disabled={process.blindMode}
          onChange={setIsBlind}
        />
        {switches.map((key) => (
          <ToggleField
            key={key}
            label={t(key)}
            hint={key === 'showsNotes' ? t('showsNotesHint') : undefined}
            value={shown[key] && !(key === 'showsContact' && isBlind)}
            disabled={key === 'showsContact' && isBlind}
            onChange={(value) => setShown({ ...shown, [key]: value })}
          />
        ))}
        <p className="text-ink-muted text-sm text-pretty">{t('fileHint')}</p>
      </fieldset>
      <FormField label={t('criteria')} hint={t('criteriaHint', { max: mostCriteria })} error={criteriaError}>
        <Textarea
          rows={3}
          value={criteria.text}
          onChange={({ target }) => {
            criteria.setText(target.value);
            save.reset();
          }}
        />
      </FormField>
      {!process.restricted && <LinkFields value={link} onChange={setLink} isTried={isTried} />}
      {other && (
        <p role="alert" className="bg-negative-soft text-negative-ink rounded-md px-3 py-2 text-pretty">
          {other.message}
        </p>
      )}
    </DialogForm>
  );
}
