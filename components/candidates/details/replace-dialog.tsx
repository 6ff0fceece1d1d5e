'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DialogForm } from '@/components/ui/dialog-form';
import { RadioField } from '@/components/ui/radio-field';
import { cvReplaceReasons, personTraits, type CvReplaceReason } from '@/lib/domain/person-traits';

interface ReplaceDialogProps {
  /** Whose CV is replaced. */
  name: string;
  fileName: string;
  /** Paths of `cv.another-person`. */
  differs: readonly string[];
  loading: boolean;
  onConfirm: (reason: CvReplaceReason) => void;
  onClose: () => void;
}

/** Asks why a CV that looks like another person's is to replace the candidate's. */
export function ReplaceDialog({ name, fileName, differs, onConfirm, ...dialog }: ReplaceDialogProps) {
  const t = useTranslations('candidatePage.replace');
  const format = useFormatter();
  const labelId = useId();
  const [reason, setReason] = useState<CvReplaceReason>('SAME_PERSON');
  const traits = personTraits.filter((trait) => differs.includes(trait)).map((trait) => t(`trait.${trait}`));
  return (
    <DialogForm
      title={t('question')}
      description={t('differs', { name, fileName, traits: format.list(traits, { type: 'conjunction' }) })}
      submitLabel={t('anyway')}
      danger
      onSubmit={() => onConfirm(reason)}
      {...dialog}
    >
      <div className="flex flex-col gap-1.5">
        <span id={labelId} className="font-medium">
          {t('why')}
        </span>
        <RadioField
          aria-labelledby={labelId}
          options={cvReplaceReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <p className="text-ink-muted text-sm">{t('kept')}</p>
      </div>
    </DialogForm>
  );
}
