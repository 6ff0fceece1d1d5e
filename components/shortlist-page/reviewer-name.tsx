import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { shortlistLimits } from '@/lib/shortlists/shortlist-limits';

interface ReviewerNameProps {
  name: string;
  rename: (name: string) => void;
}

/** Asks once who answers, and says it from then on. */
export function ReviewerName({ name, rename }: ReviewerNameProps) {
  const t = useTranslations('shortlistPage.scorecard');
  const [isChanging, setIsChanging] = useState(false);
  const [typed, setTyped] = useState(name);
  if (name !== '' && !isChanging) {
    return (
      <p className="text-ink-muted mt-1 text-sm wrap-anywhere">
        {t('as', { name })}{' '}
        <button
          type="button"
          className="text-accent-ink min-h-6 rounded-sm hover:underline"
          onClick={() => setIsChanging(true)}
        >
          {t('change')}
        </button>
      </p>
    );
  }
  return (
    <form
      noValidate
      className="mt-3 flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        rename(typed.trim());
        setIsChanging(false);
      }}
    >
      <FormField label={t('name')} hint={t('nameHint')} className="w-full">
        <Input
          value={typed}
          autoComplete="name"
          maxLength={shortlistLimits.reviewer}
          onChange={({ target }) => setTyped(target.value)}
        />
      </FormField>
      <Button type="submit" variant="primary" size="lg" disabled={typed.trim() === ''}>
        {t('nameAct')}
      </Button>
    </form>
  );
}
