import { useTranslations } from 'next-intl';

/** That the recruiter has something else then; the second press is meant. */
export function OverlapNote({ shown }: { shown: boolean }) {
  const t = useTranslations('interviewTimes');
  return (
    <p role="alert" className="bg-caution-soft text-caution-ink rounded-md px-3 py-2 text-pretty empty:hidden">
      {shown && t('overlapping')}
    </p>
  );
}
