'use client';

import { CircleAlert } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageSection } from '@/components/page/page-section';
import { Badge } from '@/components/ui/badge';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useMoney } from '@/components/ui/use-money';
import { measuredEngines } from '@/lib/domain/model-enums';
import type { LocalServer } from '@/lib/model/local-server-schemas';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import { ModelUsageTable } from './model-usage-table';

const ModelSettingsForm = lazyPart(
  () => import('./model-settings-form').then((module) => module.ModelSettingsForm),
  () => (
    <div className="flex flex-col gap-3 px-4 pb-4">
      <Skeleton className="w-1/2" />
      <Skeleton />
      <Skeleton />
    </div>
  ),
);

function ModelState({ settings }: { settings: ModelSettingsDto }) {
  const t = useTranslations('administration.model.state');
  if (settings.ready) return <Badge tone="positive">{t('ready')}</Badge>;
  if (settings.problem) return <Badge tone="negative">{t('unusable')}</Badge>;
  return settings.enabled ? <Badge>{t('none')}</Badge> : <Badge>{t('off')}</Badge>;
}

/** Why the model that is to judge cannot. */
function ModelProblem({ problem }: { problem: string }) {
  const t = useTranslations('administration.model');
  const errors = useTranslations('errors');
  return (
    <div
      role="alert"
      className="bg-negative-soft text-negative-ink mx-4 mb-3 flex max-w-3xl items-start gap-3 rounded-lg px-3 py-2"
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <p className="min-w-0 text-pretty">
        {errors.has(problem) && errors(problem)} {t('paused')}
      </p>
    </div>
  );
}

interface ModelSectionProps {
  initial: ModelSettingsDto;
  /** The server on this machine that the form begins with; null: with what is saved. */
  found?: LocalServer | null;
}

/** The model that judges: its settings, and what it has cost. */
export function ModelSection({ initial, found = null }: ModelSectionProps) {
  const t = useTranslations('administration.model');
  const engines = useTranslations('analysis.engine');
  const router = useRouter();
  const money = useMoney();
  const [settings, setSettings] = useState(initial);
  const { spentThisMonth, monthlyBudget, currency } = settings;
  const spent = money(spentThisMonth, currency);
  return (
    <PageSection
      id="model"
      title={t('title')}
      intro={
        <>
          <p>{t('intro')}</p>
          <p className="mt-1">{engines('byRules', measuredEngines)}</p>
        </>
      }
      actions={<ModelState settings={settings} />}
    >
      {settings.problem && <ModelProblem problem={settings.problem} />}
      <ModelSettingsForm
        settings={settings}
        found={found}
        onSaved={(saved) => {
          setSettings(saved);
          // Other parts of the page say which engine judges.
          router.refresh();
        }}
      />
      <section aria-labelledby="model-usage-title" className="border-t">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3 pb-2">
          <h3 id="model-usage-title" className="font-medium">
            {t('usage.title')}
          </h3>
          <p className="text-ink-muted text-sm tabular-nums">
            {monthlyBudget === null
              ? t('usage.spent', { spent })
              : t('usage.spentOf', { spent, budget: money(monthlyBudget, currency) })}
          </p>
        </header>
        <ModelUsageTable settings={settings} />
      </section>
    </PageSection>
  );
}
