'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Minus, TriangleAlert, Copy, Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { atsQueries, connectionsPath } from '@/components/ats/queries/ats-queries';
import { saveFile } from '@/components/cv/save-file';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { ProgressBar } from '@/components/ui/progress-bar';
import { accountReportText } from '@/lib/ats/account-check/account-report';
import { lineResult, countResults, failedLines } from '@/lib/ats/account-check/check-results';
import type { AccountCheck, ConnectionDto } from '@/lib/ats/connections/connection-schemas';
import type { AtsProviderId } from '@/lib/ats/enums';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { AssumptionTable } from './assumption-table';
import { useSettingText } from './use-setting-text';

/**
 * The check of a connection's account.
 *
 * @param atOnce it runs when this is first shown, for a connection that was just saved
 */
export function useConnectionCheck(connectionId: string, atOnce: boolean) {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: () => apiAnswer<AccountCheck>({ path: `${connectionsPath}/${connectionId}/check`, method: 'POST' }),
    meta: { successBanner: false, errorBanner: false },
    // It may have changed the settings, and let a stopped connection go on.
    onSettled: () => client.invalidateQueries({ queryKey: atsQueries.connections().queryKey }),
  });
  const { mutate: run } = check;
  const done = useRef(false);
  useEffect(() => {
    if (!atOnce || done.current) return;
    done.current = true;
    run();
  }, [atOnce, run]);
  return { run: () => run(), isPending: check.isPending, error: check.error, found: check.data };
}

interface ConnectionCheckProps extends Omit<ReturnType<typeof useConnectionCheck>, 'run'> {
  connection: Pick<ConnectionDto, 'name' | 'provider'>;
  onRetry: () => void;
}

/** How the check of an account goes, and what it found: the rights, then each assumption. Its summary is announced. */
export function ConnectionCheck({ connection, isPending, error, found, onRetry }: ConnectionCheckProps) {
  const t = useTranslations('ats.account');
  const summary = useCheckSummary();
  const result = isPending ? undefined : found;
  return (
    <>
      <div role="status" className="empty:hidden">
        {isPending && (
          <div className="flex flex-col gap-1.5">
            {t('running')}
            <ProgressBar label={t('running')} value={null} />
          </div>
        )}
        {result && <p className="font-medium text-pretty">{summary(result)}</p>}
      </div>
      {!isPending && error && <ErrorState error={error} onRetry={onRetry} className="py-4" />}
      {result && (
        <div className="flex flex-col gap-3">
          <CheckLines checks={result.checks} />
          <ChosenSettings chosen={result.chosen} />
          <AssumptionTable name={connection.name} assumptions={result.assumptions} />
          <CheckReport provider={connection.provider} check={result} />
        </div>
      )}
    </>
  );
}

type Line = AccountCheck['checks'][number];

const looks = {
  ok: { icon: Check, ink: 'text-positive-ink', textInk: '' },
  none: { icon: Minus, ink: 'text-ink-muted', textInk: 'text-ink-muted' },
  failed: { icon: TriangleAlert, ink: 'text-negative-ink', textInk: 'text-negative-ink' },
} as const;

/** What the account may do: what works, what it does not have, and what is missing. */
function CheckLines({ checks }: { checks: Line[] }) {
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

/** The report of a check to be sent to whoever maintains the product: as a file, or copied. */
function CheckReport({ provider, check }: { provider: AtsProviderId; check: AccountCheck }) {
  const t = useTranslations('ats.account');
  const { showError } = useBanner();
  const [copied, setCopied] = useState(false);
  const text = () => accountReportText(provider, check);
  const download = () => {
    const day = check.checkedAt.slice(0, 10);
    saveFile(new Blob([text()], { type: 'application/json' }), `ats-check-${provider.toLowerCase()}-${day}.json`);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      showError(t('notCopied'));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button size="sm" onClick={download}>
        <Download aria-hidden="true" />
        {t('download')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
      </Button>
      <p className="text-ink-muted text-sm text-pretty">{t('reportHint')}</p>
    </div>
  );
}

type Chosen = AccountCheck['chosen'][number];

/** The settings that a check changed, old and new; nothing when it changed none. */
function ChosenSettings({ chosen }: { chosen: Chosen[] }) {
  const t = useTranslations('ats.account');
  const settings = useTranslations('ats.setting');
  const shown = useSettingText();
  if (chosen.length === 0) return null;
  const label = (setting: string) => (settings.has(`${setting}.label`) ? settings(`${setting}.label`) : setting);
  return (
    <div>
      <p>{t('saved')}</p>
      <ul className="list-disc pl-5">
        {chosen.map(({ setting, from, to }) => (
          <li key={setting} className="wrap-anywhere">
            {t('change', { setting: label(setting), from: shown(setting, from), to: shown(setting, to) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In sentences what a check found: whether the connection works, then how the assumptions ended. */
function useCheckSummary(): (check: AccountCheck) => string {
  const t = useTranslations('ats.account');
  return ({ checks, assumptions }) => {
    const failed = failedLines(checks);
    const works = failed.length === 0 ? t('works') : t('fails', { count: failed.length });
    if (failed.some(({ name }) => name === 'token')) return works;
    const counts = countResults(assumptions);
    if (counts['not-seen'] === assumptions.length) return `${works} ${t('summary.nothing')}`;
    if (counts.confirmed === assumptions.length) return `${works} ${t('summary.confirmed')}`;
    const sentences = (['differs', 'unknown', 'failed', 'not-seen'] as const)
      .filter((result) => counts[result] > 0)
      .map((result) => t(`summary.${result}`, { count: counts[result] }));
    return [works, ...sentences].join(' ');
  };
}
