import { Check, Minus, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lineResult } from '@/lib/ats/account-check/check-results';
import type { AccountCheck } from '@/lib/ats/connections/connection-schemas';

type Line = AccountCheck['checks'][number];

const looks = {
  ok: { icon: Check, ink: 'text-positive-ink', textInk: '' },
  none: { icon: Minus, ink: 'text-ink-muted', textInk: 'text-ink-muted' },
  failed: { icon: TriangleAlert, ink: 'text-negative-ink', textInk: 'text-negative-ink' },
} as const;

/** What the account may do: what works, what it does not have, and what is missing. */
export function CheckLines({ checks }: { checks: Line[] }) {
  return (
    <ul className="bg-sunken grid gap-x-6 gap-y-1 rounded-md px-3 py-2 sm:grid-cols-2">
      {checks.map((line) => (
        <CheckLine key={line.name} {...line} />
      ))}
    </ul>
  );
}

function CheckLine({ name, error }: Line) {
  const t = useTranslations('ats.account');
  const lines = useTranslations('ats.check');
  const errors = useTranslations('errors');
  const result = lineResult({ error });
  const { icon: Icon, ink, textInk } = looks[result];
  const reason = () => {
    if (error === null) return null;
    if (result === 'none') return t('unsupported');
    return errors.has(error) ? errors(error) : t('unknown', { error });
  };
  return (
    <li className="flex items-start gap-2">
      <Icon className={`mt-0.75 size-4 shrink-0 ${ink}`} aria-hidden="true" />
      <span className="min-w-0">
        {lines(name)}
        <span className="sr-only">: {t(`line.${result}`)}</span>
        {error && <span className={`block text-sm text-pretty ${textInk}`}>{reason()}</span>}
      </span>
    </li>
  );
}
