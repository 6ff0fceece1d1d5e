import { useFormatter, useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { DependencyState, SystemState } from '@/lib/deployment/schemas';
import { Fact } from './fact';

const tones: Record<DependencyState['state'], BadgeTone> = {
  WELL: 'positive',
  ILL: 'negative',
  UNUSED: 'neutral',
};

/** What the product needs to do its work: whether each is well, and what to do if not. */
export function DependencyFacts({ dependencies }: Pick<SystemState, 'dependencies'>) {
  const t = useTranslations('administration.system.dependencies');
  return (
    <section aria-labelledby="dependencies-title" className="border-t pt-3">
      <h3 id="dependencies-title" className="px-4 font-medium">
        {t('title')}
      </h3>
      <p className="text-ink-muted px-4 pb-2 text-sm text-pretty">{t('intro')}</p>
      <dl>
        {dependencies.map((dependency) => (
          <Fact key={dependency.name} label={t(`names.${dependency.name}`)}>
            <DependencyFact dependency={dependency} />
          </Fact>
        ))}
      </dl>
    </section>
  );
}

function DependencyFact({ dependency: { state, tier, finding, milliseconds, at } }: { dependency: DependencyState }) {
  const t = useTranslations('administration.system.dependencies');
  const texts = useTranslations('validation');
  const format = useFormatter();
  return (
    <>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>{' '}
      {state !== 'UNUSED' && (
        <span className="text-ink-muted">
          {t('looked', { at: format.dateTime(new Date(at), { timeStyle: 'medium' }), count: milliseconds })}
        </span>
      )}
      {finding && (
        <span className="block max-w-prose text-pretty">
          {texts(finding.code, finding.values)} {t(`tiers.${tier}`)}
        </span>
      )}
    </>
  );
}
