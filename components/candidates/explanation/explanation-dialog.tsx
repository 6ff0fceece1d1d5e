'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { saveFile } from '@/components/cv/save-file';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { DialogForm } from '@/components/ui/dialog-form';
import { ErrorState } from '@/components/ui/error-state';
import { FieldGroup } from '@/components/ui/field-group';
import { RadioField } from '@/components/ui/radio-field';
import { Skeleton } from '@/components/ui/skeleton';
import { ToggleField } from '@/components/ui/toggle-field';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { letterFormats, type LetterFormat } from '@/lib/domain/explanation-enums';
import type { ExplanationDto } from '@/lib/domain/explanation-schemas';
import { apiAnswer, ApiError, apiFile } from '@/lib/http/browser/browser-client';
import { locales, toLocale, type Locale } from '@/lib/i18n/locale';
import { LetterPart } from './letter-part';

interface ExplanationDialogProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  name: string;
  onClose: () => void;
}

/** What was typed in place of parts, by language: words of one do not stand in the other. */
type Edits = Partial<Record<Locale, Record<string, string>>>;

/** What the server says of the sentences of a part; undefined: nothing. */
function faultsIn(error: unknown, key: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const found = error.fields.filter(({ path }) => path === `blocks.${key}`);
  return found.length > 0 ? found.map(({ message }) => message).join(' ') : undefined;
}

/** The letter that explains an assessment to the candidate: shown part by part, edited, and taken as a file. */
export function ExplanationDialog({ candidate: { processId, id }, name, onClose }: ExplanationDialogProps) {
  const t = useTranslations('explanation');
  const [language, setLanguage] = useState<Locale>(toLocale(useLocale()));
  const [format, setFormat] = useState<LetterFormat>('pdf');
  const [withChanges, setWithChanges] = useState(true);
  const { text: kept, setText: keep, forget } = useKeptText(`explanation.${id}`, '{}');
  const edits = JSON.parse(kept) as Edits;
  const ofLanguage = edits[language] ?? {};
  const path = `${candidatePath(processId, id)}/explanation`;
  const letter = useQuery({
    queryKey: [...candidateKeys.one(processId, id), 'explanation', language],
    queryFn: ({ signal }) => apiAnswer<ExplanationDto>({ path: `${path}?language=${language}`, signal }),
    staleTime: 0,
  });
  const save = useMutation({
    meta: { successBanner: t('saved') },
    mutationFn: async () => {
      const blocks = Object.entries(ofLanguage).map(([key, text]) => ({ key, text }));
      const file = await apiFile({ method: 'POST', path, body: { language, format, withChanges, blocks } });
      saveFile(file, `${t('fileName', { name })}.${format}`);
    },
    onSuccess: () => {
      forget();
      onClose();
    },
  });
  const parts = letter.data?.blocks.filter(({ key }) => withChanges || key !== 'changes') ?? [];
  return (
    <DialogForm
      title={t('title')}
      description={t('lead')}
      submitLabel={t('save')}
      size="lg"
      loading={save.isPending}
      onSubmit={() => letter.data && save.mutate()}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldGroup label={t('language')}>
          <RadioField
            variant="segments"
            options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={language}
            onChange={(next) => {
              setLanguage(next);
              save.reset();
            }}
          />
        </FieldGroup>
        <FieldGroup label={t('format')}>
          <RadioField
            variant="segments"
            options={letterFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
            value={format}
            onChange={setFormat}
          />
        </FieldGroup>
      </div>
      {letter.data && letter.data.changes.length > 0 && (
        <ToggleField label={t('changes')} value={withChanges} onChange={setWithChanges} />
      )}
      {letter.data?.isBlind && (
        <p className="border-caution bg-caution-soft rounded-lg border p-3 text-pretty">{t('blind')}</p>
      )}
      {letter.isPending && <Skeleton className="h-64" />}
      {letter.error && <ErrorState error={letter.error} onRetry={() => void letter.refetch()} />}
      {parts.map((part) => (
        <LetterPart
          key={`${language} ${part.key}`}
          part={part}
          value={ofLanguage[part.key] ?? part.text}
          error={faultsIn(save.error, part.key)}
          onChange={(text) => keep(JSON.stringify({ ...edits, [language]: { ...ofLanguage, [part.key]: text } }))}
        />
      ))}
    </DialogForm>
  );
}
