import { useTranslations } from 'next-intl';

/** Where the process is linked to an applicant tracking system: what that does by itself, so that nobody hears the same twice. */
export function AtsNote({ about }: { about: 'messages' | 'times' }) {
  const t = useTranslations('messages.ats');
  return (
    <p className="border-caution bg-caution-soft text-caution-ink rounded-md border px-3 py-2 text-sm text-pretty">
      {t(about)}
    </p>
  );
}
