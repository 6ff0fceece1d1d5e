import { Bot, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';

/** Says that it is AI and practice, and what no question may name. */
export function SimulationNotes({ withheld }: { withheld: readonly string[] }) {
  const t = useTranslations('interviewSimulation');
  return (
    <div className="text-ink-muted flex flex-col gap-2 text-sm">
      <p className="flex items-start gap-2">
        <Bot className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span className="text-pretty">{t('practice')}</span>
      </p>
      {withheld.length > 0 && (
        <div className="flex items-start gap-2">
          <ShieldCheck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <div className="min-w-0">
            <p className="text-pretty">{t('withheld', { count: withheld.length })}</p>
            <ul className="marker:text-ink-faint list-disc pl-5">
              {withheld.map((label) => (
                <li key={label} className="break-words">
                  {label}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
