import { useTranslations } from 'next-intl';
import { maxShortName } from '@/lib/domain/process-enums';
import { proposeShortName } from '@/lib/domain/short-name';

interface ShortNameFieldProps {
  /** Of the criterion. */
  text: string;
  /** Names the field to screen readers. */
  label: string;
  /** Null: the proposed one, which the empty field shows. */
  value: string | null | undefined;
  onChange: (shortName: string | null) => void;
}

/** A criterion's name over its column in the candidate list. */
export function ShortNameField({ text, label, value, onChange }: ShortNameFieldProps) {
  const t = useTranslations('processForm.requirement');
  return (
    <label className="text-ink-muted flex items-center gap-2">
      <span aria-hidden="true" className="whitespace-nowrap">
        {t('shortName')}
      </span>
      <input
        aria-label={label}
        value={value ?? ''}
        placeholder={proposeShortName(text)}
        maxLength={maxShortName}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value.trim() === '' ? null : target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="text-ink placeholder:text-ink-muted hover:bg-hover focus-visible:bg-hover h-6 w-48 min-w-0 rounded-md border bg-transparent px-1.5 focus-visible:outline-offset-0"
      />
    </label>
  );
}
