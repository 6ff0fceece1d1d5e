import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Installation } from '@/lib/deployment/schemas';
import { Fact } from './fact';

function EngineText({ engine }: Pick<Installation, 'engine'>) {
  const t = useTranslations('administration.installation.engine');
  const errors = useTranslations('errors');
  const { model, host, problem } = engine;
  const version = engine.version ?? '';
  if (!problem) return model ? t('model', { model, host: host ?? '', version }) : t('offline', { version });
  return (
    <>
      <Badge tone="negative">{t('none')}</Badge> {errors.has(problem) && errors(problem)}
    </>
  );
}

export function InstallationFacts({ installation }: { installation: Installation }) {
  const t = useTranslations('administration.installation');
  const { engine, database } = installation;
  return (
    <dl>
      <Fact label={t('version')}>{installation.version}</Fact>
      <Fact label={t('engine.label')}>
        <EngineText engine={engine} />{' '}
        <Link href="/administration/model" prefetch={false} className="text-accent-ink underline underline-offset-2">
          {t('engine.change')}
        </Link>
      </Fact>
      <Fact label={t('jobs.label')}>{t(`jobs.${installation.jobs}`)}</Fact>
      <Fact label={t('database.label')}>
        {database.reachable ? (
          <>
            <Badge tone="positive">{t('database.reachable')}</Badge>{' '}
            <span className="text-ink-muted">
              {t('database.detail', { version: database.version, milliseconds: database.milliseconds })}
            </span>
          </>
        ) : (
          <Badge tone="negative">{t('database.unreachable')}</Badge>
        )}
      </Fact>
      <Fact label={t('supportEmail')}>{installation.supportEmail}</Fact>
      <Fact label={t('timeZone')}>{installation.timeZone}</Fact>
    </dl>
  );
}
