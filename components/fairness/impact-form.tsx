'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { PageSection } from '@/components/page/page-section';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { FairnessReport, ImpactReport } from '@/lib/fairness/schemas';
import { ImpactTables } from './impact-tables';

const leastReason = 10;
const mostCharacters = 500_000;

/** Impact ratios from a file of self-declared categories, which is sent, used and forgotten. */
export function ImpactForm({ report }: { report: FairnessReport }) {
  const t = useTranslations('fairness.impact');
  const { text: reason, setText: setReason, forget } = useKeptText(`impact-reason.${report.runId}`);
  const [csv, setCsv] = useState<{ name: string; text: string } | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const compute = useMutation({
    mutationFn: (body: { reason: string; csv: string }) =>
      apiAnswer<ImpactReport>({
        path: `/processes/${report.process.id}/fairness-runs/${report.runId}/impact-ratios`,
        method: 'POST',
        body,
      }),
    onSuccess: () => {
      forget();
      setCsv(null);
    },
  });
  const reasonWrong = reason.trim().length < leastReason;
  const fileWrong = csv === null || csv.text.length > mostCharacters;
  return (
    <PageSection id="impact" title={t('title')} intro={t('intro')}>
      <form
        noValidate
        className="flex flex-col gap-4 border-t px-4 py-4"
        onSubmit={(event) => {
          event.preventDefault();
          setIsChecked(true);
          if (reasonWrong || fileWrong || compute.isPending) return;
          setIsChecked(false);
          compute.mutate({ reason, csv: csv.text });
        }}
      >
        <FormField
          label={t('reason')}
          hint={t('reasonHint')}
          error={isChecked && reasonWrong ? t('reasonWrong', { least: leastReason }) : undefined}
          className="max-w-3xl"
        >
          <Textarea rows={2} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </FormField>
        <FormField
          label={t('file')}
          hint={t('fileHint')}
          error={isChecked && fileWrong ? t('fileWrong') : undefined}
          className="max-w-3xl"
        >
          <Input
            type="file"
            accept=".csv,text/csv"
            key={csv === null ? 'none' : csv.name}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void file.text().then((text) => setCsv({ name: file.name, text }));
            }}
          />
        </FormField>
        {csv && <p className="text-ink-muted text-sm">{t('chosen', { name: csv.name })}</p>}
        <Button type="submit" loading={compute.isPending} className="self-start">
          {t('submit')}
        </Button>
      </form>
      {compute.data && <ImpactTables impact={compute.data} />}
    </PageSection>
  );
}
