import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ModelTest } from '@/lib/model/schemas';

const faults = [
  'unavailable',
  'rate-limited',
  'key-refused',
  'key-missing',
  'quota-spent',
  'not-found',
  'request-refused',
  'not-set-up',
  'key-unreadable',
  'bad-answer',
] as const;

/** What came of a test of the settings. */
export function ModelTestResult({ result }: { result: ModelTest }) {
  const t = useTranslations('administration.model.test');
  if (result.ok) {
    const { milliseconds, inputTokens, outputTokens } = result;
    return (
      <p>
        <Badge tone="positive">{t('ok')}</Badge> {t('figures', { milliseconds, inputTokens, outputTokens })}
      </p>
    );
  }
  const { code } = result;
  const fault = faults.find((one) => code === `model.${one}`);
  return (
    <p>
      <Badge tone="negative">{t('failed')}</Badge> {fault ? t(`fault.${fault}`) : t('fault.other', { code })}
    </p>
  );
}
