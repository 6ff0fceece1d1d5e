'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { payRangeQuery } from '@/components/queries/candidates/privacy-queries';
import { useBanner } from '@/components/ui/banner';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { NoticeWay } from '@/lib/domain/privacy-enums';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { PayRangeDto, TellPayRangeAnswer } from '@/lib/person-rights/person-schemas';
import { today } from '@/lib/validation/calendar-day';
import { isPastDay, ToldFields } from './told-fields';

interface PayRangeDialogProps {
  processId: string;
  choice: CandidateChoice;
  onDone?: () => void;
  onClose: () => void;
}

const maxLength = 200;

/** Records when and how candidates were told the pay range, and which; opens when it is known what was told before. */
export function PayRangeDialog(props: PayRangeDialogProps) {
  const { data, error } = useQuery(payRangeQuery(props.processId));
  // Without it the text is typed anew.
  if (!data && !error) return null;
  return <PayRangeForm {...props} known={data ?? { current: null, budget: null }} />;
}

/** What the process's budget proposes. */
function useProposal(): (budget: PayRangeDto['budget']) => string {
  const t = useTranslations('candidatePrivacy.payRange');
  const format = useFormatter();
  return (budget) => {
    if (!budget) return '';
    const { maxMinor, currency, period, basis } = budget;
    const amount = format.number(maxMinor / 100, {
      style: 'currency',
      currency,
      maximumFractionDigits: 2,
      minimumFractionDigits: 0,
    });
    return t('proposal', { amount, period, basis });
  };
}

function PayRangeForm({ processId, choice, known, onDone, onClose }: PayRangeDialogProps & { known: PayRangeDto }) {
  const t = useTranslations('candidatePrivacy');
  const client = useQueryClient();
  const banner = useBanner();
  const propose = useProposal();
  const initial = known.current?.text ?? propose(known.budget);
  const { text: range, setText: setRange, forget } = useKeptText(`pay-range.${processId}`, initial);
  const [on, setOn] = useState(today());
  const [way, setWay] = useState<NoticeWay>('ADVERT');
  const [isTried, setIsTried] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      apiAnswer<TellPayRangeAnswer>({
        method: 'POST',
        path: `/processes/${processId}/candidates/pay-range-notices`,
        body: { choice, range: range.trim(), on: on.trim(), way },
      }),
    meta: { successBanner: false },
    onSuccess: async ({ accepted }) => {
      forget();
      banner.showSuccess(t('payRange.done', { count: accepted.length }));
      onDone?.();
      onClose();
      await client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
    },
  });
  const isDay = isPastDay(on);
  const isGiven = range.trim() !== '';
  const submit = () => {
    setIsTried(true);
    if (isDay && isGiven) save.mutate();
  };
  const isNew = known.current !== null && range.trim() !== known.current.text;
  return (
    <DialogForm
      title={t('payRange.change')}
      description={t('payRange.lead')}
      submitLabel={t('save')}
      loading={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        label={t('payRange.text')}
        hint={t(isNew ? 'payRange.newVersion' : 'payRange.hint')}
        error={isTried && !isGiven ? t('payRange.missing') : undefined}
      >
        <Input value={range} maxLength={maxLength} onChange={({ target }) => setRange(target.value)} />
      </FormField>
      <ToldFields on={on} onDay={setOn} way={way} onWay={setWay} />
    </DialogForm>
  );
}
