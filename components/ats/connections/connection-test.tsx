import { Check, Minus, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ConnectionTest } from '@/lib/ats/connection-schemas';

const unsupported = 'ats.unsupported';

/** Each check of a connection: what works, what it does not have, and what is missing. */
export function ConnectionTestResult({ checks }: ConnectionTest) {
  const t = useTranslations('ats.test');
  const errors = useTranslations('errors');
  const failed = checks.filter(({ error }) => error !== null && error !== unsupported).length;
  return (
    <div className="bg-sunken rounded-md px-3 py-2">
      <p className="font-medium">{failed === 0 ? t('works') : t('fails', { count: failed })}</p>
      <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {checks.map(({ name, error }) => (
          <li key={name} className="flex items-start gap-2">
            <CheckIcon error={error} />
            <span className="min-w-0">
              {t(`check.${name}`)}
              <span className="sr-only">: {t(error === null ? 'ok' : error === unsupported ? 'none' : 'failed')}</span>
              {error && (
                <span
                  className={`block text-sm text-pretty ${error === unsupported ? 'text-ink-muted' : 'text-negative-ink'}`}
                >
                  {error === unsupported
                    ? t('unsupported')
                    : errors.has(error)
                      ? errors(error)
                      : t('unknown', { error })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CheckIcon({ error }: { error: string | null }) {
  const className = 'mt-0.75 size-4 shrink-0';
  if (error === null) return <Check className={`${className} text-positive-ink`} aria-hidden="true" />;
  if (error === unsupported) return <Minus className={`${className} text-ink-muted`} aria-hidden="true" />;
  return <TriangleAlert className={`${className} text-negative-ink`} aria-hidden="true" />;
}
