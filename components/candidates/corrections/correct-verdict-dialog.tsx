'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { ReasonField } from '@/components/ui/reason-field';
import { readCharacterKeys } from '@/components/keys/character-keys';
import { isTextField } from '@/components/keys/replay-key';
import { DialogForm } from '@/components/ui/dialog-form';
import { Kbd } from '@/components/ui/kbd';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { CriterionVerdictDto, Verdict } from '@/lib/domain/analysis-schemas';
import { verdictChoices } from './verdict-choices';

const maxReason = 1_000;

interface CorrectVerdictDialogProps {
  /** Whose verdict it is. */
  candidateId: string;
  verdict: CriterionVerdictDto;
  label: string;
  loading: boolean;
  onCorrect: (correction: { verdict: Verdict; reason: string }) => void;
  onClose: () => void;
}

/** Another verdict with the reason for it. */
export function CorrectVerdictDialog(props: CorrectVerdictDialogProps) {
  const { candidateId, verdict: one, label, loading, onCorrect, onClose } = props;
  const t = useTranslations('corrections');
  const isRedFlag = one.criterion.kind === 'RED_FLAG';
  const offered = verdictChoices[isRedFlag ? 'redFlag' : 'criterion'].filter(
    (verdict) => verdict !== one.engineVerdict,
  );
  const [chosen, setChosen] = useState(one.correction?.verdict ?? offered[0] ?? 'MET');
  const kept = `correction.${candidateId}.${one.criterion.criterionId}`;
  const { text: reason, setText: setReason, forget } = useKeptText(kept, one.correction?.reason);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <DialogForm
      title={t('title')}
      description={label}
      submitLabel={t('save')}
      loading={loading}
      onSubmit={() => {
        if (reason.trim() === '') return setIsMissing(true);
        forget();
        return onCorrect({ verdict: chosen, reason: reason.trim() });
      }}
      onClose={onClose}
      onDiscard={forget}
      onKeyDown={(event) => {
        const verdict = offered[Number(event.key) - 1];
        if (
          !verdict ||
          !readCharacterKeys() ||
          isTextField(event.target) ||
          event.ctrlKey ||
          event.altKey ||
          event.metaKey
        )
          return;
        event.preventDefault();
        setChosen(verdict);
      }}
    >
      <fieldset>
        <legend className="mb-1.5 font-medium">{t('verdict')}</legend>
        {offered.map((verdict, index) => (
          <label key={verdict} className="flex items-center gap-2 py-0.5">
            <input
              type="radio"
              name="verdict"
              className="accent-accent size-4 shrink-0"
              checked={chosen === verdict}
              aria-keyshortcuts={String(index + 1)}
              onChange={() => setChosen(verdict)}
            />
            <VerdictMark verdict={verdict} redFlag={isRedFlag} distinct />
            <Kbd aria-hidden="true" className="ml-auto max-sm:hidden">
              {index + 1}
            </Kbd>
          </label>
        ))}
      </fieldset>
      <ReasonField
        label={t('reason')}
        hint={t('hint')}
        maxLength={maxReason}
        value={reason}
        isMissing={isMissing}
        onChange={(value) => {
          setReason(value);
          setIsMissing(false);
        }}
      />
    </DialogForm>
  );
}
