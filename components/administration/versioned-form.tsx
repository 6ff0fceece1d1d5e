import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LeaveGuard } from '@/components/navigation/leave-guard';
import { Button } from '@/components/ui/button';
import { SaveConflict } from '@/components/ui/save-conflict';
import type { VersionedForm as Versioned } from './use-versioned-form';

interface VersionedFormProps<Saved, Values extends FieldValues, Checked extends FieldValues> {
  versioned: Versioned<Saved, Values, Checked>;
  className: string;
  texts: { conflict: string; save: string; discard: string };
  children: ReactNode;
}

/** The frame of such a form: the guard against leaving, the conflict, and the buttons that save or discard. */
export function VersionedForm<Saved, Values extends FieldValues, Checked extends FieldValues>({
  versioned: { form, isSaving, isLoading, hasConflict, submit, overwrite, load, discard },
  className,
  texts,
  children,
}: VersionedFormProps<Saved, Values, Checked>) {
  const t = useTranslations('administration.model.conflict');
  const { isDirty } = form.formState;
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LeaveGuard active={isDirty && !isSaving} />
      {children}
      {hasConflict && (
        <SaveConflict
          text={texts.conflict}
          load={{ label: t('load'), onChoose: load, loading: isLoading }}
          overwrite={{ label: t('overwrite'), onChoose: overwrite }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={isSaving}>
          {texts.save}
        </Button>
        {isDirty && <Button onClick={discard}>{texts.discard}</Button>}
      </div>
    </form>
  );
}
