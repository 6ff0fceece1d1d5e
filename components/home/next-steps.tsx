import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { NextStep } from '@/lib/deployment/schemas';
import { FoundModelStep } from './found-model-step';
import { DashboardSection } from './dashboard-section';

const pages: Record<Exclude<NextStep, 'foundModel'>, string> = {
  team: '/administration/people',
  mail: '/administration/mail',
  model: '/administration/model',
};

/** What an administrator may still set up; nothing once all is there. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const t = useTranslations('home.nextSteps');
  if (steps.length === 0) return null;
  return (
    <div className="px-4 pb-4 lg:px-6">
      <DashboardSection id="next-steps" title={t('title')} empty={false}>
        <ul>
          {steps.map((step) =>
            step === 'foundModel' ? (
              <FoundModelStep key={step} />
            ) : (
              <li key={step} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t px-4 py-2">
                <p className="text-ink-muted min-w-0 flex-1 basis-60 text-pretty">{t(`${step}.why`)}</p>
                <Link
                  href={pages[step]}
                  prefetch={false}
                  className="text-accent-ink inline-flex items-center gap-1 rounded-sm font-medium hover:underline"
                >
                  {t(`${step}.act`)}
                  <ArrowRight className="size-3.5" aria-hidden="true" />
                </Link>
              </li>
            ),
          )}
        </ul>
      </DashboardSection>
    </div>
  );
}
