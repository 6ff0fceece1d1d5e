'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RevealReason, useRevealReason } from '@/components/fields/candidates/reveal-reason';
import { decisionReasonsQuery } from '@/components/queries/candidates/candidate-queries';
import { DialogForm } from '@/components/ui/dialog-form';
import { ErrorState } from '@/components/ui/error-state';
import { FormField } from '@/components/ui/form-field';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { toLocale } from '@/lib/i18n/locale';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';

const maxNote = 1_000;

interface DecideDialogProps {
  decision: DecisionKind;
  /** Whom it is about. */
  name: string;
  /** Those of the present decision, to change them. */
  initial?: { reasonId: string | null; note: string };
  /** It shows who somebody hidden is, which has a reason of its own. */
  reveals?: boolean;
  loading: boolean;
  onDecide: (reason: { reasonId: string | null; note: string; revealReason?: string }) => void;
  onClose: () => void;
}

/** A decision with its reason and a note, both optional, and with a required reason where it reveals; Enter saves. */
export function DecideDialog({
  decision,
  name,
  initial,
  reveals = false,
  loading,
  onDecide,
  onClose,
}: DecideDialogProps) {
  const t = useTranslations('decisions');
  const common = useTranslations('common');
  const locale = toLocale(useLocale());
  const reasons = useQuery(decisionReasonsQuery());
  const [reasonId, setReasonId] = useState(initial?.reasonId ?? '');
  const [note, setNote] = useState(initial?.note ?? '');
  const shown = useRevealReason();
  const offered = (reasons.data?.items ?? []).filter((reason) => reason.decision === decision);
  return (
    <DialogForm
      title={t(`act.${decision}`)}
      description={name}
      submitLabel={t(`act.${decision}`)}
      danger={decision === 'REJECT'}
      loading={loading}
      onSubmit={() => {
        if (reveals && !shown.check()) return;
        const why = { reasonId: reasonId || null, note: note.trim() };
        onDecide(reveals ? { ...why, revealReason: shown.reason } : why);
      }}
      onClose={onClose}
    >
      {reveals && <RevealReason field={shown.field} />}
      {reasons.isPending && <Skeleton className="h-24" />}
      {reasons.error && <ErrorState error={reasons.error} onRetry={() => void reasons.refetch()} />}
      {offered.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 font-medium">{t('reason')}</legend>
          {[{ id: '', label: t('noReason') }, ...offered.map((one) => ({ id: one.reasonId, label: one[locale] }))].map(
            ({ id, label }) => (
              <label key={id} className="flex items-start gap-2 py-0.5">
                <input
                  type="radio"
                  name="reason"
                  className="accent-accent mt-0.75 size-4 shrink-0"
                  checked={reasonId === id}
                  onChange={() => setReasonId(id)}
                />
                {label}
              </label>
            ),
          )}
        </fieldset>
      )}
      <FormField label={t('note')} optionalLabel={common('optional')}>
        <Textarea
          rows={2}
          className="min-h-16"
          maxLength={maxNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </FormField>
    </DialogForm>
  );
}
