'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { payRangeQuery } from '@/components/queries/candidates/privacy-queries';
import { useReportError } from '@/components/query/use-report-error';
import { useBanner } from '@/components/ui/banner';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { SaveConflict } from '@/components/ui/save-conflict';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { NoticeWay } from '@/lib/domain/privacy-enums';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import type { PayRangeDto, TellPayRangeAnswer } from '@/lib/person-rights/person-schemas';
import { today } from '@/lib/validation/calendar-day';
import { useTakeBack } from '../stages/use-take-back';
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
  const common = useTranslations('common');
  const conflict = useTranslations('administration.model.conflict');
  const client = useQueryClient();
  const banner = useBanner();
  const reportError = useReportError();
  const propose = useProposal();
  const initial = known.current?.text ?? propose(known.budget);
  const { text: range, setText: setRange, forget } = useKeptText(`pay-range.${processId}`, initial);
  const [on, setOn] = useState(today());
  const [way, setWay] = useState<NoticeWay>('ADVERT');
  const [isTried, setIsTried] = useState(false);
  const present = known.current;
  const [seen, setSeen] = useState(present?.version ?? null);
  const path = `/processes/${processId}/candidates/pay-range-notices`;
  const words = {
    undone: (name: string) => t('withdraw.undone', { name }),
    undoneExcept: (count: number) => t('withdraw.undoneExcept', { count }),
  };
  const undo = useTakeBack(path, words, () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }));
  const save = useMutation({
    mutationFn: (replaces: number | null) =>
      apiAnswer<TellPayRangeAnswer>({
        method: 'POST',
        path,
        body: { choice, range: range.trim(), on: on.trim(), way, replaces },
      }),
    meta: { successBanner: false, errorBanner: false },
    onError: (error) =>
      error instanceof ApiError && error.code === 'pay-range.changed'
        ? client.invalidateQueries({ queryKey: payRangeQuery(processId).queryKey })
        : reportError(error),
    onSuccess: async ({ accepted, requestId }) => {
      forget();
      const count = accepted.length;
      const action = requestId !== null && {
        label: common('undo'),
        onClick: () => undo.mutate({ requestId, name: t('withdraw.several', { count }) }),
      };
      banner.showSuccess(t('payRange.done', { count }), action ? { action } : {});
      onDone?.();
      onClose();
      await client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
    },
  });
  const isDay = isPastDay(on);
  const isGiven = range.trim() !== '';
  const submit = (replaces: number | null) => {
    setIsTried(true);
    if (isDay && isGiven) save.mutate(replaces);
  };
  const isNew = present !== null && range.trim() !== present.text;
  const hasConflict = isNew && present.version !== seen;
  return (
    <DialogForm
      title={t('payRange.change')}
      description={t('payRange.lead')}
      submitLabel={t('save')}
      loading={save.isPending}
      disabled={hasConflict}
      onSubmit={() => submit(seen)}
      onClose={onClose}
    >
      {hasConflict && (
        <SaveConflict
          text={t('payRange.conflict', { text: present.text })}
          load={{
            label: conflict('load'),
            onChoose: () => {
              setRange(present.text);
              setSeen(present.version);
            },
          }}
          overwrite={{ label: conflict('overwrite'), onChoose: () => submit(present.version) }}
        />
      )}
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
