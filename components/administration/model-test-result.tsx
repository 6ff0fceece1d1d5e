import { Check, CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { modelTestSteps } from '@/lib/domain/model-enums';
import type { ModelTest } from '@/lib/model/model-test-schemas';
import { findingsOf, type Finding, type TestedForm } from './model-test-findings';
import type { ModelTestRun } from './use-model-test';

const faults = [
  'unavailable',
  'rate-limited',
  'key-refused',
  'key-missing',
  'quota-spent',
  'not-found',
  'not-pulled',
  'request-refused',
  'not-set-up',
  'key-unreadable',
  'bad-answer',
  'refused',
  'too-long',
] as const;

type Failure = Extract<ModelTest, { ok: false }>;

interface FailureTextProps {
  failure: Failure;
  form: TestedForm;
  model: string;
}

function FailureText({ failure, form, model }: FailureTextProps) {
  const t = useTranslations('administration.model.test');
  const { code, timedOut } = failure;
  if (timedOut) return t('fault.timed-out', { seconds: form.timeoutSeconds ?? 0 });
  const fault = faults.find((one) => code === `model.${one}`);
  return fault ? t(`fault.${fault}`, { model }) : t('fault.other', { code });
}

type Remedy = NonNullable<Finding['remedy']>;

function FindingLine({ finding, onMend }: { finding: Finding; onMend: (remedy: Remedy) => void }) {
  const t = useTranslations('administration.model.test');
  const { tone, key, values = {}, remedy } = finding;
  return (
    <li className="flex items-start gap-2">
      {tone === 'good' ? (
        <Check className="text-positive-ink mt-0.5 size-4 shrink-0" aria-hidden="true" />
      ) : (
        <CircleAlert className="text-caution-ink mt-0.5 size-4 shrink-0" aria-hidden="true" />
      )}
      <span className="min-w-0">
        {t(`finding.${key}`, values)}{' '}
        {remedy && (
          <Button size="sm" className="mt-1 flex whitespace-normal" onClick={() => onMend(remedy)}>
            {t(`remedy.${remedy.field}`, { value: remedy.value })}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Tokens in and out, and how fast the model writes. */
function Figures({ outcomes }: Pick<ModelTestRun, 'outcomes'>) {
  const t = useTranslations('administration.model.test');
  const passed = modelTestSteps.flatMap((step) => {
    const outcome = outcomes[step];
    return outcome?.ok ? [outcome] : [];
  });
  const sum = (name: 'inputTokens' | 'outputTokens') => passed.reduce((total, one) => total + one[name], 0);
  const milliseconds = outcomes.answer?.milliseconds ?? 0;
  const rate = outcomes.parallel?.ok && outcomes.parallel.step === 'parallel' && outcomes.parallel.tokensPerSecond;
  return (
    <p className="text-ink-muted text-sm tabular-nums">
      {t('figures', {
        seconds: milliseconds / 1000,
        inputTokens: sum('inputTokens'),
        outputTokens: sum('outputTokens'),
      })}{' '}
      {typeof rate === 'number' && t('rate', { rate })}
    </p>
  );
}

interface ModelTestResultProps {
  outcomes: ModelTestRun['outcomes'];
  form: TestedForm;
  /** Its name. */
  model: string;
  onMend: (remedy: Remedy) => void;
}

/** What came of a test of the settings, in plain words, and what may be done. */
export function ModelTestResult({ outcomes, form, model, onMend }: ModelTestResultProps) {
  const t = useTranslations('administration.model.test');
  const findings = findingsOf(outcomes, form);
  const failure = Object.values(outcomes).find((outcome) => !outcome.ok);
  const isLimited = findings.some(({ tone }) => tone === 'caution');
  const state = failure ? 'failed' : isLimited ? 'limited' : 'ok';
  return (
    <div className="flex max-w-3xl flex-col gap-2">
      <p>
        <Badge tone={failure ? 'negative' : isLimited ? 'caution' : 'positive'}>{t(state)}</Badge>{' '}
        {failure && <FailureText failure={failure} form={form} model={model} />}
      </p>
      {findings.length > 0 && (
        <>
          <ul className="flex flex-col gap-1.5">
            {findings.map((finding) => (
              <FindingLine key={finding.key} finding={finding} onMend={onMend} />
            ))}
          </ul>
          <Figures outcomes={outcomes} />
        </>
      )}
    </div>
  );
}
