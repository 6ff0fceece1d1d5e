import { ShieldAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { findPrivate } from '@/lib/interviews/private/find-private';

/**
 * Holds back the first sending of an answer of which something would be left out: nobody can bring it back afterwards.
 *
 * @param question its text
 */
export function usePrivateNotice(question: string, answer: string) {
  const [warned, setWarned] = useState<string | null>(null);
  const parts =
    warned === answer ? findPrivate(answer, question).map(({ start, end }) => answer.slice(start, end)) : [];
  return {
    /** What would be left out of the answer, as long as it is the one that was held back. */
    parts,
    /** Runs `send` at once, or at the second time where something would be left out. */
    beforeSending(send: () => void) {
      if (warned === answer || findPrivate(answer, question).length === 0) return send();
      setWarned(answer);
    },
  };
}

/** What will be left out of the answer when it is sent again. */
export function PrivateNotice({ parts }: { parts: readonly string[] }) {
  const t = useTranslations('interviewSimulation.answer');
  if (parts.length === 0) return null;
  const quoted = parts.map((part) => t('privatePart', { part: part.trim() })).join(' ');
  return (
    <p role="alert" className="text-caution-ink flex items-start gap-1.5 text-sm">
      <ShieldAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 text-pretty break-words">{t('private', { parts: quoted })}</span>
    </p>
  );
}
