import { ArrowRight, Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useBudgetSummary } from '@/components/fields/processes/use-budget-summary';
import type { HistoryLine } from './history-lines';
import { useHistoryText } from './use-history-text';
import { WordChanges } from '@/components/ui/word-changes';

/** A change: the field with its old and new value. */
export function HistoryLineRow({ line }: { line: HistoryLine }) {
  const t = useTranslations('processHistory');
  const budget = useBudgetSummary();
  const { fieldLabel, valueLabel, entryName } = useHistoryText();
  if ('noun' in line && line.kind !== 'order') {
    const Icon = line.kind === 'added' ? Plus : Minus;
    const tone = line.kind === 'added' ? 'text-positive-ink' : 'text-negative-ink';
    return (
      <div className="flex items-start gap-2">
        <Icon className={`mt-1 size-3.5 shrink-0 ${tone}`} aria-hidden="true" />
        <span className="min-w-0 break-words">
          {t(`${line.kind}.${line.noun}`, { subject: entryName(line.noun, line.subject) })}
        </span>
      </div>
    );
  }
  if (line.kind === 'order') {
    const toNames = (names: string[]): string[] => names.map((name) => entryName(line.noun, name));
    return <OrderChange title={t(`order.${line.noun}`)} from={toNames(line.from)} to={toNames(line.to)} />;
  }
  if (line.kind === 'text') {
    const { from, to } = line.change;
    return (
      <Labelled label={fieldLabel(line.change)}>
        <WordChanges from={String(from ?? '')} to={String(to ?? '')} />
      </Labelled>
    );
  }
  if (line.kind === 'budget') {
    const words = (value: typeof line.from): string => (value ? budget(value) : t('value.nothing'));
    return (
      <Labelled label={t('field.budget')}>
        <FromTo from={words(line.from)} to={words(line.to)} />
      </Labelled>
    );
  }
  const { change } = line;
  return (
    <Labelled label={fieldLabel(change)}>
      <FromTo from={valueLabel(change, change.from)} to={valueLabel(change, change.to)} />
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-ink-muted text-sm break-words">{label}</p>
      {children}
    </div>
  );
}

function FromTo({ from, to }: { from: string; to: string }) {
  const t = useTranslations('processHistory');
  return (
    <p className="break-words">
      <span className="sr-only">{t('was')} </span>
      <span className="text-ink-muted">{from}</span>
      <ArrowRight className="text-ink-faint mx-1.5 inline size-3.5 align-[-0.125em]" aria-hidden="true" />
      <span className="sr-only">, {t('is')} </span>
      <span className="font-medium">{to}</span>
    </p>
  );
}

function OrderChange({ title, from, to }: { title: string; from: string[]; to: string[] }) {
  const t = useTranslations('processHistory.order');
  return (
    <details className="min-w-0">
      <summary className="cursor-pointer rounded-sm hover:underline">{title}</summary>
      <div className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <OrderedNames title={t('before')} names={from} />
        <OrderedNames title={t('after')} names={to} />
      </div>
    </details>
  );
}

function OrderedNames({ title, names }: { title: string; names: string[] }) {
  return (
    <div className="min-w-0 text-sm">
      <p className="text-ink-muted">{title}</p>
      <ol className="marker:text-ink-faint list-decimal pl-5">
        {names.map((name) => (
          <li key={name} className="break-words">
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
