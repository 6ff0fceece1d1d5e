'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { PageSection } from '@/components/page/page-section';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { NumberField } from '@/components/ui/number-field';
import { maxKeepMonths, minKeepMonths } from '@/lib/audit-log/enums';
import type { Retention } from '@/lib/audit-log/schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

const isAllowed = (months: number | null): months is number =>
  Number.isInteger(months) && Number(months) >= minKeepMonths && Number(months) <= maxKeepMonths;

/** How long the audit log is kept. */
export function RetentionSection({ initial }: { initial: Retention }) {
  const t = useTranslations('auditLog.retention');
  const [saved, setSaved] = useState<number>(initial.keepMonths);
  const [months, setMonths] = useState<number | null>(initial.keepMonths);
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: (keepMonths: number) =>
      apiAnswer<Retention>({ path: '/administration/audit-retention', method: 'PUT', body: { keepMonths } }),
    meta: { successBanner: t('saved') },
    onSuccess: ({ keepMonths }) => setSaved(keepMonths),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isAllowed(months)) save.mutate(months);
  };
  const error = isChecked && !isAllowed(months) ? t('error', { min: minKeepMonths, max: maxKeepMonths }) : undefined;
  return (
    <PageSection id="retention" title={t('title')} intro={t('intro')} isPadded>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <FormField label={t('months')} error={error} className="w-40">
          <NumberField value={months} onChange={setMonths} />
        </FormField>
        <Button type="submit" className="mt-6" loading={save.isPending} disabled={months === saved}>
          {t('save')}
        </Button>
      </form>
    </PageSection>
  );
}
